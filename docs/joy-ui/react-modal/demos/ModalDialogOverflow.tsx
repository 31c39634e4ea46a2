import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';
import ModalOverflow from '@mui/joy/ModalOverflow';
import Typography from '@mui/joy/Typography';

const steps = Array.from({ length: 40 }, (_value, index) => `${index + 1}. Fold the next corner.`);

export default function ModalDialogOverflow() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Read the instructions</Button>
      <Modal open={open} onClose={() => setOpen(false)}>
        <ModalOverflow>
          <ModalDialog>
            <ModalClose autoFocus aria-label="Close" />
            <DialogTitle>Instructions</DialogTitle>
            {steps.map((step) => (
              <Typography key={step}>{step}</Typography>
            ))}
          </ModalDialog>
        </ModalOverflow>
      </Modal>
    </React.Fragment>
  );
}
