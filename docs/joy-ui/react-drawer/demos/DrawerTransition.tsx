import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Typography from '@mui/joy/Typography';

const slow = {
  '--Drawer-transitionDuration': '0.6s',
  '--Drawer-transitionFunction': 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  '@media (prefers-reduced-motion: reduce)': { '--Drawer-transitionDuration': '0s' },
};

export default function DrawerTransition() {
  const [open, setOpen] = React.useState(false);
  const props = { content: { role: 'dialog', 'aria-label': 'Weather' } };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Weather</Button>
      <Drawer open={open} onClose={() => setOpen(false)} sx={slow} slotProps={props}>
        <ModalClose aria-label="Close" />
        <Typography sx={{ p: 2 }}>Sunny, up to 21 °C</Typography>
      </Drawer>
    </React.Fragment>
  );
}
