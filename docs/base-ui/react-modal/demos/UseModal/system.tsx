import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

interface LayerProps {
  children: ReactElement;
  open: boolean;
  onClose: () => void;
}

function CustomModal(props: LayerProps) {
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    ...props,
    rootRef: null,
  });
  if (!props.open) {
    return null;
  }
  return (
    <Portal ref={portalRef}>
      <Layer {...getRootProps()}>
        <Backdrop {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {props.children}
        </FocusTrap>
      </Layer>
    </Portal>
  );
}

export default function UseModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        File details
      </Button>
      <CustomModal open={open} onClose={close}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={title} tabIndex={-1}>
          <strong id={title}>contract.pdf</strong>
          <p>Changed by Amara Okafor.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Dialog>
      </CustomModal>
    </div>
  );
}
