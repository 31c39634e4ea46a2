import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function AlertDialogModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  const actions = (
    <DialogActions>
      <Button color="danger" onClick={close}>
        Discard recording
      </Button>
      <Button autoFocus variant="plain" color="neutral" onClick={close}>
        Keep it
      </Button>
    </DialogActions>
  );

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Discard recording</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog role="alertdialog" variant="outlined">
          <DialogTitle>Discard the recording?</DialogTitle>
          <DialogContent>It can’t be restored.</DialogContent>
          {actions}
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
