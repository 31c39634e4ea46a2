import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

const layerClass = 'fixed inset-0 z-[1300] grid place-items-center';

const dialogClass =
  '[&_p]:my-3 relative max-h-[calc(100vh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

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
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        Open order
      </button>
      <Modal
        className={layerClass}
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 bg-black/50' } }}
      >
        <div
          className={dialogClass}
          role="dialog"
          aria-modal="true"
          aria-labelledby={`${title}-order`}
        >
          <strong id={`${title}-order`}>Order A-1042</strong>
          <p>Ordered by Lucía Fernández.</p>
          <button className={buttonClass} type="button" onClick={() => setAsking(true)}>
            Cancel order
          </button>{' '}
          <button className={buttonClass} type="button" onClick={close}>
            Close
          </button>
          <Modal
            className={layerClass}
            open={asking}
            onClose={() => setAsking(false)}
            slots={{ backdrop: 'div' }}
            slotProps={{ backdrop: { className: 'fixed inset-0 bg-black/50' } }}
          >
            <div
              className={dialogClass}
              role="alertdialog"
              aria-modal="true"
              aria-labelledby={`${title}-ask`}
            >
              <p id={`${title}-ask`}>Cancel order A-1042?</p>
              <button className={buttonClass} type="button" onClick={() => setAsking(false)}>
                Keep
              </button>{' '}
              <button className={buttonClass} type="button" onClick={close}>
                Cancel order
              </button>
            </div>
          </Modal>
        </div>
      </Modal>
    </div>
  );
}
