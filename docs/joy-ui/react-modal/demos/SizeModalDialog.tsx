import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function SizeModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [size, setSize] = React.useState<ModalDialogProps['size']>('md');

  function show(newSize: ModalDialogProps['size']) {
    setSize(newSize);
    setOpen(true);
  }

  const buttons = sizes.map((name) => (
    <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
      Show {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1}>
      {buttons}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog size={size} maxWidth={400}>
          <ModalClose aria-label="Close" />
          <DialogTitle>Size {size}</DialogTitle>
          <DialogContent>Two drivers asked for directions.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
