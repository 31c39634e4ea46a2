import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';

export default function LeadingClickAway() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <ClickAwayListener
      onClickAway={() => setOpen(false)}
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
    >
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (open && event.key === 'Escape') {
            setOpen(false);
            button.current?.focus();
          }
        }}
      >
        <button
          className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Team members
        </button>
        {open ? (
          <div className="max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900 mt-2">
            Amara Okafor, Jun Watanabe, and Lucía Fernández.
          </div>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
