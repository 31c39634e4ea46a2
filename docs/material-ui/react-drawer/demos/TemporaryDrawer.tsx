import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';

const pages = ['Orders', 'Customers', 'Products', 'Reports'];

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
        <List component="nav">
          {pages.map((page) => (
            <ListItemButton key={page} onClick={close}>
              <ListItemText primary={page} />
            </ListItemButton>
          ))}
        </List>
      </Drawer>
    </div>
  );
}
