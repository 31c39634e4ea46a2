import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal, { type ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

type CloseReason = Parameters<NonNullable<ModalProps['onClose']>>[1];

export default function CloseModal() {
  const [open, setOpen] = React.useState(false);
  const [reason, setReason] = React.useState<CloseReason | 'nothing yet'>('nothing yet');

  const handleClose: ModalProps['onClose'] = (_event, closeReason) => {
    setReason(closeReason);
    setOpen(closeReason === 'backdropClick');
  };

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Button onClick={() => setOpen(true)}>Edit tags</Button>
      <Typography role="status">Last reason: {reason}</Typography>
      <Modal open={open} onClose={handleClose}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>A click outside doesn’t close me</DialogTitle>
          <Typography>Last reason: {reason}</Typography>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
