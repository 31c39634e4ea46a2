import { useId, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function DisableEnforceFocus() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className="note-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Add note
      </button>
      {open ? (
        <FocusTrap open disableEnforceFocus>
          <div className="note-panel" tabIndex={-1} role="group" aria-label="Note">
            <label htmlFor={id}>Note</label>
            <input className="note-field" id={id} name="note" />
            <button className="note-button" type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </FocusTrap>
      ) : null}
    </div>
  );
}
