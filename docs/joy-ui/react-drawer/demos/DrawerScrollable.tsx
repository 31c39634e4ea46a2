import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Drawer from '@mui/joy/Drawer';

const stops = Array.from({ length: 60 }, (_value, index) => `Stop ${index + 1}`);

export default function DrawerScrollable() {
  const [open, setOpen] = React.useState(false);
  const props = { content: { role: 'dialog', 'aria-labelledby': 'stops-title' } };

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show all stops</Button>
      <Drawer open={open} onClose={() => setOpen(false)} slotProps={props}>
        <DialogTitle id="stops-title">Stops of line 12</DialogTitle>
        <DialogContent tabIndex={0} sx={{ px: 1.5 }}>
          {stops.map((stop) => (
            <div key={stop}>{stop}</div>
          ))}
        </DialogContent>
        <Button sx={{ m: 1.5 }} onClick={() => setOpen(false)}>
          Done
        </Button>
      </Drawer>
    </React.Fragment>
  );
}
