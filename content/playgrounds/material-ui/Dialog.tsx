import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';

export default function DialogExample(props: Omit<DialogProps, 'open'>) {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open dialog</Button>
      <Dialog open={open} onClose={close} aria-labelledby="delete-title" {...props}>
        <DialogTitle id="delete-title">Delete this draft?</DialogTitle>
        <DialogContent>It can’t be restored.</DialogContent>
        <DialogActions>
          <Button onClick={close}>Keep</Button>
          <Button onClick={close}>Delete</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
