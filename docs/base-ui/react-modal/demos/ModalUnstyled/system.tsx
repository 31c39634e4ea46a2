import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
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

const Layer = styled(Modal)`
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

export default function ModalUnstyled() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Delivery note
      </Button>
      <Layer open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Order A-1042</strong>
          <p>Two parcels leave the warehouse on Monday.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Dialog>
      </Layer>
    </div>
  );
}
