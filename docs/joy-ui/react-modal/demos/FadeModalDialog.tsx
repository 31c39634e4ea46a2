import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { modalClasses } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

const fade = {
  transition: 'opacity 0.3s',
  [`&.${modalClasses.hidden}`]: { opacity: 0, transition: 'opacity 0.3s, visibility 0.3s' },
  '@media (prefers-reduced-motion: reduce)': { '&&': { transition: 'none' } },
};

export default function FadeModalDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show the forecast</Button>
      <Modal keepMounted open={open} onClose={() => setOpen(false)} sx={fade}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Sunny, up to 21 °C</DialogTitle>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
