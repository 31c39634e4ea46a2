import { useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';

export default function CancelDialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Cancel order 1042
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="cancel-title">
        <DialogTitle id="cancel-title">Cancel order 1042?</DialogTitle>
        <DialogActions>
          <Button onClick={close}>Keep it</Button>
          <Button onClick={close} color="error">
            Cancel the order
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
