import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

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
      <button className="order-button" type="button" onClick={() => setOpen(true)}>
        Open order
      </button>
      <Modal
        className="order-layer"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'order-backdrop' } }}
      >
        <div
          className="order-dialog"
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${title}-order`}
        >
          <strong id={`${title}-order`}>Order A-1042</strong>
          <p>Ordered by Lucía Fernández.</p>
          <button className="order-button" type="button" onClick={() => setAsking(true)}>
            Cancel order
          </button>{' '}
          <button className="order-button" type="button" onClick={close}>
            Close
          </button>
          <Modal
            className="order-layer"
            open={asking}
            onClose={() => setAsking(false)}
            slots={{ backdrop: 'div' }}
            slotProps={{ backdrop: { className: 'order-backdrop' } }}
          >
            <div
              className="order-dialog"
              role="alertdialog"
              aria-modal="true"
              aria-labelledby={`${title}-ask`}
            >
              <p id={`${title}-ask`}>Cancel order A-1042?</p>
              <button className="order-button" type="button" onClick={() => setAsking(false)}>
                Keep
              </button>{' '}
              <button className="order-button" type="button" onClick={close}>
                Cancel order
              </button>
            </div>
          </Modal>
        </div>
      </Modal>
    </div>
  );
}
