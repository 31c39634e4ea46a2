import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ModalUnstyled() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className="note-button" type="button" onClick={() => setOpen(true)}>
        Delivery note
      </button>
      <Modal
        className="note-layer"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'note-backdrop' } }}
      >
        <div className="note-dialog" role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Order A-1042</strong>
          <p>Two parcels leave the warehouse on Monday.</p>
          <button className="note-button" type="button" onClick={close}>
            Close
          </button>
        </div>
      </Modal>
    </div>
  );
}
