import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import './styles.css';

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
      <div className="file-layer" {...getRootProps()}>
        <div className="file-backdrop" {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {props.children}
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function UseModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className="file-button" type="button" onClick={() => setOpen(true)}>
        File details
      </button>
      <CustomModal open={open} onClose={close}>
        <div
          className="file-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
          tabIndex={-1}
        >
          <strong id={title}>contract.pdf</strong>
          <p>Changed by Amara Okafor.</p>
          <button className="file-button" type="button" onClick={close}>
            Close
          </button>
        </div>
      </CustomModal>
    </div>
  );
}
