import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className="comment-button" type="button" onClick={() => setOpen(true)}>
        Comment on invoice
      </button>
      <Modal
        className="comment-layer"
        keepMounted
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'comment-backdrop' } }}
      >
        <div className="comment-dialog" role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Invoice 2207</strong>
          <p>
            <label htmlFor={`${title}-field`}>Comment</label>
            <input className="comment-field" id={`${title}-field`} name="comment" />
          </p>
          <button className="comment-button" type="button" onClick={close}>
            Continue later
          </button>
        </div>
      </Modal>
    </div>
  );
}
