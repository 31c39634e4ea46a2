import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import './styles.css';

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
          className="notify-button"
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Notifications
        </button>
        {open ? (
          <Portal>
            <div className="notify-panel" role="group" aria-label="Notifications">
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
