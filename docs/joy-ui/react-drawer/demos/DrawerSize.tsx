import * as React from 'react';
import Button from '@mui/joy/Button';
import Drawer, { type DrawerProps } from '@mui/joy/Drawer';
import ModalClose from '@mui/joy/ModalClose';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const sizes = ['sm', 'md', 'lg'] as const;

export default function DrawerSize() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<DrawerProps['size']>('md');
  const props = { content: { role: 'dialog', 'aria-label': 'Notes' } };

  function show(newSize: DrawerProps['size']) {
    setSize(newSize);
    setOpen(true);
  }

  const buttons = sizes.map((name) => (
    <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
      Open {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1}>
      {buttons}
      <Drawer size={size} open={open} onClose={() => setOpen(false)} slotProps={props}>
        <ModalClose aria-label="Close" />
        <Typography sx={{ p: 2 }}>Notes in size {size}</Typography>
      </Drawer>
    </Stack>
  );
}
