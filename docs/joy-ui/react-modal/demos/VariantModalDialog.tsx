import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogContent from '@mui/joy/DialogContent';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog, { type ModalDialogProps } from '@mui/joy/ModalDialog';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function VariantModalDialog() {
  const [open, setOpen] = React.useState(false);
  const [variant, setVariant] = React.useState<ModalDialogProps['variant']>('outlined');

  function show(newVariant: ModalDialogProps['variant']) {
    setVariant(newVariant);
    setOpen(true);
  }

  const buttons = variants.map((name) => (
    <Button key={name} variant="outlined" color="neutral" onClick={() => show(name)}>
      Show {name}
    </Button>
  ));

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {buttons}
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalDialog variant={variant} color="primary">
          <ModalClose aria-label="Close" />
          <DialogTitle>New messages</DialogTitle>
          <DialogContent>Two drivers asked for directions.</DialogContent>
        </ModalDialog>
      </Modal>
    </Stack>
  );
}
