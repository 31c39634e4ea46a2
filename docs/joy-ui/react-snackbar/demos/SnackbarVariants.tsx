import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'soft', 'solid', 'plain'] as const;

export default function SnackbarVariants() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<SnackbarProps['variant']>();

  function show(newVariant: SnackbarProps['variant']) {
    setVariant(newVariant);
    setOpen(true);
  }

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((name) => (
        <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
          Show {name}
        </Button>
      ))}
      <Snackbar
        role="alert"
        variant={variant}
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
      >
        The room is booked.
      </Snackbar>
    </Stack>
  );
}
