import * as React from 'react';
import Box from '@mui/joy/Box';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Typography from '@mui/joy/Typography';

const inPlace = { disableAutoFocus: true, disableEnforceFocus: true };

export default function ServerModal() {
  const frame = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(true);
  const close = () => setOpen(false);

  return (
    <Box ref={frame} sx={{ width: 1, height: 220, transform: 'translateZ(0)' }}>
      <Typography>Design team: 24 files</Typography>
      <Modal open={open} onClose={close} disablePortal container={() => frame.current} {...inPlace}>
        <ModalDialog minWidth={200} aria-modal={undefined}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Printed by the server</DialogTitle>
          <DialogContent>I am in the page before JavaScript runs.</DialogContent>
        </ModalDialog>
      </Modal>
    </Box>
  );
}
