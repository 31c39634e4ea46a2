import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function SnackbarHideDuration() {
  const [open, setOpen] = React.useState(false);
  const [timeouts, setTimeouts] = React.useState(0);

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Archive message</Button>
      <Typography>Messages that left after their time: {timeouts}</Typography>
      <Snackbar
        role="alert"
        autoHideDuration={4000}
        resumeHideDuration={2000}
        open={open}
        onClose={(_event, reason) => {
          setOpen(false);
          setTimeouts((count) => count + (reason === 'timeout' ? 1 : 0));
        }}
      >
        Point at me, and I stay.
      </Snackbar>
    </Stack>
  );
}
