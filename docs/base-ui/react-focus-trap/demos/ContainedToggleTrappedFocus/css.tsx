import { useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

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
        <div className="tools-panel" tabIndex={-1} role="group" aria-label="File tools">
          <button
            className="tools-button"
            ref={toggle}
            type="button"
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            File tools
          </button>
          {open ? (
            <p>
              <button className="tools-button" type="button">
                Copy
              </button>{' '}
              <button className="tools-button" type="button">
                Move
              </button>
            </p>
          ) : null}
        </div>
      </FocusTrap>
    </div>
  );
}
