import { useId, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import './styles.css';

export default function LazyFocusTrap() {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className="quantity-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Change quantity
      </button>
      {open ? (
        <FocusTrap open disableAutoFocus>
          <div className="quantity-panel" tabIndex={-1} role="group" aria-label="Quantity">
            <label htmlFor={id}>Parcels</label>
            <input className="quantity-field" id={id} name="parcels" />
            <button className="quantity-button" type="button" onClick={() => setOpen(false)}>
              Close
            </button>
          </div>
        </FocusTrap>
      ) : null}
    </div>
  );
}
