import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';

const pages = [
  { title: 'Timetable', href: '#introduction', current: 'page' },
  { title: 'Tickets', href: '#basics' },
  { title: 'Contact', href: '#accessibility' },
] as const;

export default function DrawerUsage() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const items = pages.map(({ title, href, ...page }) => (
    <ListItemButton
      key={title}
      component="a"
      href={href}
      aria-current={'current' in page ? page.current : undefined}
      onClick={close}
    >
      {title}
    </ListItemButton>
  ));

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Menu</Button>
      <Drawer
        open={open}
        onClose={close}
        slotProps={{ content: { role: 'dialog', 'aria-label': 'Ferry menu' } }}
      >
        <List component="nav">{items}</List>
      </Drawer>
    </React.Fragment>
  );
}
