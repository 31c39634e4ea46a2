import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const anchors = ['left', 'right', 'top', 'bottom'] as const;

export default function DrawerAnchor() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<DrawerProps['anchor']>('left');
  const props = { content: { role: 'dialog', 'aria-label': 'Notes' } };

  function show(newAnchor: DrawerProps['anchor']) {
    setAnchor(newAnchor);
    setOpen(true);
  }

  const buttons = anchors.map((name) => (
    <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
      Open {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {buttons}
      <Drawer anchor={anchor} open={open} onClose={() => setOpen(false)} slotProps={props}>
        <ModalClose aria-label="Close" />
        <Typography sx={{ p: 2 }}>Notes at the {anchor}</Typography>
      </Drawer>
    </Stack>
  );
}
