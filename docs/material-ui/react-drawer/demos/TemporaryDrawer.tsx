import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pages = [
  { name: 'Orders', href: '#temporary-drawer' },
  { name: 'Customers', href: '#persistent-drawer' },
  { name: 'Products', href: '#permanent-drawer' },
];

export default function TemporaryDrawer() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Open the navigation
      </Button>
      <Drawer
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': 'Navigation', sx: { width: 240 } }}
      >
        <List component="nav" aria-label="Pages">
          {pages.map(({ name, href }) => (
            <ListItemButton
              key={name}
              component="a"
              href={href}
              selected={name === 'Orders'}
              aria-current={name === 'Orders' ? 'page' : undefined}
              onClick={close}
            >
              <ListItemText primary={name} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </div>
  );
}
