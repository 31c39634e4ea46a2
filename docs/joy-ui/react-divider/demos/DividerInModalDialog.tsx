import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogActions from '@mui/joy/DialogActions';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Divider from '@mui/joy/Divider';
import Modal from '@mui/joy/Modal';
import ModalDialog from '@mui/joy/ModalDialog';

export default function DividerInModalDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Archive project</Button>
      <Modal open={open} onClose={close}>
        <ModalDialog>
          <DialogTitle>Archive the project?</DialogTitle>
          <Divider />
          <DialogContent>You can restore it for 30 days.</DialogContent>
          <DialogActions>
            <Button onClick={close}>Archive</Button>
          </DialogActions>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
