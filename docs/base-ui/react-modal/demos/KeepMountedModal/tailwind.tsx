import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function KeepMountedModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        Comment on invoice
      </button>
      <Modal
        className="fixed inset-0 z-[1300] grid place-items-center [&.base-Modal-hidden]:invisible"
        keepMounted
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
          <strong id={title}>Invoice 2207</strong>
          <p>
            <label htmlFor={`${title}-field`}>Comment</label>
            <input
              className="w-full rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
              id={`${title}-field`}
              name="comment"
            />
          </p>
          <button className={buttonClass} type="button" onClick={close}>
            Continue later
          </button>
        </div>
      </Modal>
    </div>
  );
}
