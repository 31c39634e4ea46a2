import { useId, useRef, useState } from 'react';
import { Modal } from '@mui/base/Modal';

export default function ServerModal() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(true);
  const title = useId();
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <div className="relative min-h-60 w-full border border-slate-500 px-4" ref={page}>
      <p ref={heading} tabIndex={-1}>
        Design team: 24 files
      </p>
      <Modal
        className="absolute inset-0 z-10 grid place-items-center"
        open={open}
        onClose={close}
        container={() => page.current}
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'absolute inset-0 bg-black/50' } }}
      >
        <div
          className="[&_p]:my-3 relative max-h-[calc(100%-2rem)] w-[min(22rem,calc(100%-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
          role="dialog"
          aria-labelledby={title}
        >
          <strong id={title}>Welcome, Linh</strong>
          <p>Your team has three new files.</p>
          <button
            className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
            type="button"
            onClick={close}
          >
            Continue
          </button>
        </div>
      </Modal>
    </div>
  );
}
