import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function ModalUnstyled() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        Delivery note
      </button>
      <Modal
        className="fixed inset-0 z-[1300] grid place-items-center"
        open={open}
        onClose={close}
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 bg-black/50' } }}
      >
        <div
          className="[&_p]:my-3 relative max-h-[calc(100vh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
        >
          <strong id={title}>Order A-1042</strong>
          <p>Two parcels leave the warehouse on Monday.</p>
          <button className={buttonClass} type="button" onClick={close}>
            Close
          </button>
        </div>
      </Modal>
    </div>
  );
}
