import * as React from 'react';
import Button from '@mui/joy/Button';
import DialogTitle from '@mui/joy/DialogTitle';
import Modal from '@mui/joy/Modal';
import ModalClose from '@mui/joy/ModalClose';
import ModalDialog from '@mui/joy/ModalDialog';

export default function NestedModals() {
  const [level, setLevel] = React.useState(0);

  return (
    <React.Fragment>
      <Button onClick={() => setLevel(1)}>Edit address</Button>
      <Modal open={level > 0} onClose={() => setLevel(0)}>
        <ModalDialog>
          <ModalClose aria-label="Close" />
          <DialogTitle>Address</DialogTitle>
          <Button onClick={() => setLevel(2)}>Choose on a map</Button>
          <Modal open={level > 1} onClose={() => setLevel(1)}>
            <ModalDialog>
              <ModalClose aria-label="Close the map" />
              <DialogTitle>Map</DialogTitle>
            </ModalDialog>
          </Modal>
        </ModalDialog>
      </Modal>
    </React.Fragment>
  );
}
