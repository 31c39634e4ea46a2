import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarProps } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function SnackbarColors() {
  const [open, setOpen] = React.useState(false);
  const [color, setColor] = React.useState<SnackbarProps['color']>();

  function show(newColor: SnackbarProps['color']) {
    setColor(newColor);
    setOpen(true);
  }

  const buttons = colors.map((name) => (
    <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
      Show {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {buttons}
      <Snackbar
        role="alert"
        color={color}
        variant="soft"
        open={open}
        autoHideDuration={5000}
        onClose={(_event, reason) => setOpen(reason === 'clickaway')}
      >
        The upload has ended.
      </Snackbar>
    </Stack>
  );
}
