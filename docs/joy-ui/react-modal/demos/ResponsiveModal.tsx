import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const bottomOnPhones = {
  '@media (max-width: 599px)': {
    top: 'auto',
    bottom: 0,
    width: '100vw',
    maxWidth: 'none',
    borderRadius: '12px 12px 0 0',
    transform: 'translateX(-50%)',
  },
};

export default function ResponsiveModal() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Share album</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog sx={bottomOnPhones}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Share album</DialogTitle>
          <DialogContent>On a phone, this dialog is at the bottom.</DialogContent>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
