import { useId, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function BasicFocusTrap() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className="team-name-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Rename team
      </button>
      {open ? (
        <FocusTrap open>
          <div className="team-name-panel" tabIndex={-1} role="group" aria-label="Rename team">
            <label htmlFor={id}>Team name</label>
            <input className="team-name-field" id={id} name="team" />
            <button className="team-name-button" type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </FocusTrap>
      ) : null}
    </div>
  );
}
