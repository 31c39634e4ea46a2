import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

const HidingLayer = styled(Layer)`
  &.base-Modal-hidden {
    visibility: hidden;
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

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Comment on invoice
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={close}
        slots={{ root: HidingLayer, backdrop: Backdrop }}
      >
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
      </Modal>
    </div>
  );
}
