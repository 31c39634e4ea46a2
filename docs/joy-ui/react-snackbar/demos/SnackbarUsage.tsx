import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

export default function SnackbarUsage() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Save draft</Button>
      <Snackbar role="alert" autoHideDuration={6000} open={open} onClose={() => setOpen(false)}>
        The draft is saved.
      </Snackbar>
    </React.Fragment>
  );
}
