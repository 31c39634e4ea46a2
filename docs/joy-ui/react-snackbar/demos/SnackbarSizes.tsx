import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SnackbarSizes() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<SnackbarProps['size']>();

  function show(newSize: SnackbarProps['size']) {
    setSize(newSize);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((name) => (
        <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
          Show {name}
        </Button>
      ))}
      <Snackbar
        role="alert"
        size={size}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
      >
        The room is booked.
      </Snackbar>
    </Stack>
  );
}
