import { useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function ContainedToggleTrappedFocus() {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') {
          setOpen(false);
          toggle.current?.focus();
        }
      }}
    >
      <FocusTrap open={open} disableAutoFocus disableRestoreFocus>
        <div
          className="max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500"
          tabIndex={-1}
          role="group"
          aria-label="File tools"
        >
          <button
            className={buttonClass}
            ref={toggle}
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            File tools
          </button>
          {open ? (
            <p>
              <button className={buttonClass} type="button">
                Copy
              </button>{' '}
              <button className={buttonClass} type="button">
                Move
              </button>
            </p>
          ) : null}
        </div>
      </FocusTrap>
    </div>
  );
}
