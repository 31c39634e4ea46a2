import { useId, useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function PortalFocusTrap() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLDivElement | null>(null);
  const print = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className={buttonClass}
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Edit label
      </button>
      {open ? (
        <FocusTrap open>
          <div
            className="mt-2 flex flex-wrap items-center gap-2 max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500"
            tabIndex={-1}
            role="group"
            aria-label="Label"
          >
            <label htmlFor={id}>Label text</label>
            <input
              className="rounded-md border border-slate-500 bg-white px-2 py-1.5 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-blue-500 dark:bg-slate-900"
              id={id}
              name="label"
            />
            <button className={buttonClass} type="button" onClick={() => print.current?.focus()}>
              Go to printer
            </button>
            <Portal container={target}>
              <button className={buttonClass} ref={print} type="button">
                Print a sample
              </button>
            </Portal>
            <button className={buttonClass} type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </FocusTrap>
      ) : null}
      <p>Printer</p>
      <div ref={setTarget} />
    </div>
  );
}
