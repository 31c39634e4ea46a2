import { useId, useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function PortalFocusTrap() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLDivElement | null>(null);
  const print = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <button
        className="label-text-button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        Edit label
      </button>
      {open ? (
        <FocusTrap open>
          <div className="label-text-panel" tabIndex={-1} role="group" aria-label="Label">
            <label htmlFor={id}>Label text</label>
            <input className="label-text-field" id={id} name="label" />
            <button
              className="label-text-button"
              type="button"
              onClick={() => print.current?.focus()}
            >
              Go to printer
            </button>
            <Portal container={target}>
              <button className="label-text-button" ref={print} type="button">
                Print a sample
              </button>
            </Portal>
            <button className="label-text-button" type="button" onClick={() => setOpen(false)}>
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
