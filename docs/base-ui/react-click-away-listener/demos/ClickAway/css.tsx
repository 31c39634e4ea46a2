import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

export default function ClickAway() {
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
          className="filter-button"
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Filter orders
        </button>
        {open ? (
          <div className="filter-panel" role="group" aria-label="Filter orders">
            <label>
              <input type="checkbox" name="unpaid" /> Unpaid
            </label>{' '}
            <label>
              <input type="checkbox" name="late" /> Late
            </label>
          </div>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
