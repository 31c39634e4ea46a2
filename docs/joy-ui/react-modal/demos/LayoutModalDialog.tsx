import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function LayoutModalDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Compare floor plans</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog layout="fullscreen">
          <ModalClose aria-label="Close" />
          <DialogTitle>Floor plans</DialogTitle>
          <DialogContent>The plans need all the space that the window has.</DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
