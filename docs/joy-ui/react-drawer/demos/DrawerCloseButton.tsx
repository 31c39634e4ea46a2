import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

export default function DrawerCloseButton() {
  const [open, setOpen] = React.useState(false);
  const props = { content: { role: 'dialog', 'aria-label': 'Legend' } };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Legend of the map</Button>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={props}>
        <ModalClose aria-label="Close" />
        <Typography sx={{ p: 2, pr: 6 }}>
          Blue lines are ferries, dotted lines are trails.
        </Typography>
      </Drawer>
    </React.Fragment>
  );
}
