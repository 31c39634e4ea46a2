import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';
import { styled } from '@mui/system';

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Backdrop = styled('div')`
  position: fixed;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
`;

const Layer = styled('div')`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-items: center;
`;

const Dialog = styled('div')`
  position: relative;
  box-sizing: border-box;
  width: min(22rem, 100vw - 2rem);
  max-height: calc(100vh - 2rem);
  overflow: auto;
  padding: 1rem 1.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

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
        <Backdrop aria-hidden onClick={getBackdropProps().onClick} />
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
