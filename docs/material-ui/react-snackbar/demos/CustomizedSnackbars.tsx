import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar, { type SnackbarCloseReason } from '@mui/material/Snackbar';

export default function CustomizedSnackbars() {
  const [open, setOpen] = React.useState(false);

  function handleClose(_event: React.SyntheticEvent | Event, reason?: SnackbarCloseReason) {
    if (reason !== 'clickaway') {
      setOpen(false);
    }
  }

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Send invitations
      </Button>
      <Snackbar open={open} autoHideDuration={6000} onClose={handleClose}>
        <Alert
          severity="success"
          role="status"
          elevation={6}
          onClose={handleClose}
          sx={{ width: '100%' }}
        >
          Four colleagues were invited.
        </Alert>
      </Snackbar>
    </div>
  );
}
