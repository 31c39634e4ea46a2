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

const Field = styled('input')`
  box-sizing: border-box;
  width: 100%;
  padding: 0.375rem 0.5rem;
  border: 1px solid #7b8794;
  border-radius: 0.375rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 1px;
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

  &.base-Modal-hidden {
    visibility: hidden;
  }
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

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Comment on invoice
      </Button>
      <Layer keepMounted open={open} onClose={close} slots={{ backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Invoice 2207</strong>
          <p>
            <label htmlFor={`${title}-field`}>Comment</label>
            <Field id={`${title}-field`} name="comment" />
          </p>
          <Button type="button" onClick={close}>
            Continue later
          </Button>
        </Dialog>
      </Layer>
    </div>
  );
}
