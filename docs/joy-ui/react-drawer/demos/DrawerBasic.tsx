import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';

export default function DrawerBasic() {
  const [open, setOpen] = React.useState(false);
  const props = { content: { role: 'dialog', 'aria-labelledby': 'order-title' } };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Order 2041</Button>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={props}>
        <DialogTitle id="order-title">Order 2041</DialogTitle>
        <DialogContent sx={{ px: 1.5 }}>Two lamps, to be picked up on Friday.</DialogContent>
        <Button sx={{ m: 1.5 }} onClick={() => setOpen(false)}>
          Done
        </Button>
      </Drawer>
    </React.Fragment>
  );
}
