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

export default function NestedModal() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const title = useId();
  const close = () => {
    setAsking(false);
    setOpen(false);
  };
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Open order
      </Button>
      <Layer open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={`${title}-order`}>
          <strong id={`${title}-order`}>Order A-1042</strong>
          <p>Ordered by Lucía Fernández.</p>
          <Button type="button" onClick={() => setAsking(true)}>
            Cancel order
          </Button>{' '}
          <Button type="button" onClick={close}>
            Close
          </Button>
          <Layer open={asking} onClose={() => setAsking(false)} slots={{ backdrop: Backdrop }}>
            <Dialog role="alertdialog" aria-modal="true" aria-labelledby={`${title}-ask`}>
              <p id={`${title}-ask`}>Cancel order A-1042?</p>
              <Button type="button" onClick={() => setAsking(false)}>
                Keep
              </Button>{' '}
              <Button type="button" onClick={close}>
                Cancel order
              </Button>
            </Dialog>
          </Layer>
        </Dialog>
      </Layer>
    </div>
  );
}
