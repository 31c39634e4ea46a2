import * as React from 'react';
import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function AlertWithDangerState() {
  const [open, setOpen] = React.useState(true);
  const showButton = React.useRef<HTMLButtonElement>(null);

  function dismiss() {
    setOpen(false);
    showButton.current?.focus();
  }

  const alert = (
    <Alert
      color="danger"
      endDecorator={
        <Button color="danger" onClick={dismiss}>
          Dismiss
        </Button>
      }
    >
      <div>
        <Typography color="danger">Connection lost</Typography>
        Your changes are kept on this device.
      </div>
    </Alert>
  );

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button ref={showButton} variant="outlined" onClick={() => setOpen(true)}>
        Check connection
      </Button>
      {open && alert}
    </Stack>
  );
}
