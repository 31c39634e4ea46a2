import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarInvertedColors() {
  const [open, setOpen] = React.useState(false);
  const showButton = React.useRef<HTMLButtonElement>(null);

  function dismiss() {
    setOpen(false);
    showButton.current?.focus();
  }

  return (
    <React.Fragment>
      <Button ref={showButton} onClick={() => setOpen(true)}>
        Check for updates
      </Button>
      <Snackbar
        role="alert"
        variant="solid"
        color="primary"
        invertedColors
        open={open}
        onClose={() => setOpen(false)}
        endDecorator={<Button onClick={dismiss}>Dismiss</Button>}
      >
        You have the newest version.
      </Snackbar>
    </React.Fragment>
  );
}
