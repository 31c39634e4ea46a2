import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import type { ModalProps } from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

type Props = Omit<ModalProps, 'children' | 'open'>;

export default function ModalExample(props: Props) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open modal</Button>
      <Modal open={open} onClose={() => setOpen(false)} {...props}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Opening hours</DialogTitle>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
