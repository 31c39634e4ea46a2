import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar, { type SnackbarCloseReason as Reason } from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarCloseReason() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState<Reason | 'nothing yet'>('nothing yet');

  function handleClose(_event: unknown, closeReason: Reason) {
    setReason(closeReason);
    setOpen(closeReason === 'clickaway');
  }

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Start upload</Button>
      <Typography>Last reason: {reason}</Typography>
      <Snackbar role="alert" autoHideDuration={8000} open={open} onClose={handleClose}>
        A click outside doesn’t close me.
      </Snackbar>
    </Stack>
  );
}
