import * as React from 'react';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import List from '@mui/joy/List';
import ListItemButton from '@mui/joy/ListItemButton';
import ModalClose from '@mui/joy/ModalClose';
import SvgIcon from '@mui/joy/SvgIcon';

export default function DrawerMobileNavigation() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  const props = { content: { role: 'dialog', 'aria-label': 'Main menu' } };

  const items = ['Mobile navigation', 'Inset drawer', 'Accessibility'].map((title, index) => (
    <ListItemButton
      key={title}
      component="a"
      href={`#${title.toLowerCase().replace(' ', '-')}`}
      aria-current={index === 0 ? 'page' : undefined}
      selected={index === 0}
      onClick={close}
    >
      {title}
    </ListItemButton>
  ));

  return (
    <React.Fragment>
      <IconButton aria-label="Open the main menu" variant="outlined" onClick={() => setOpen(true)}>
        <SvgIcon>
          <path d="M4 6h16v2H4zm0 5h16v2H4zm0 5h16v2H4z" />
        </SvgIcon>
      </IconButton>
      <Drawer size="lg" open={open} onClose={close} slotProps={props}>
        <ModalClose aria-label="Close" />
        <List component="nav" size="lg" sx={{ mt: 6, fontSize: 'xl' }}>
          {items}
        </List>
      </Drawer>
    </React.Fragment>
  );
}
