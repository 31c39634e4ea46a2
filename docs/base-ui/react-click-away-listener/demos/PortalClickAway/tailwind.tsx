import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';

export default function PortalClickAway() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
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
          Notifications
        </button>
        {open ? (
          <Portal>
            <div
              className="fixed inset-x-4 bottom-4 z-10 max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900"
              role="group"
              aria-label="Notifications"
            >
              <label>
                <input type="checkbox" name="mentions" /> Mentions of my team
              </label>
            </div>
          </Portal>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
