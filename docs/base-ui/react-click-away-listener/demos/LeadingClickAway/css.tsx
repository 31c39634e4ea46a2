import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import './styles.css';

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
          className="members-button"
          ref={button}
          type="button"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          Team members
        </button>
        {open ? (
          <div className="members-panel">Amara Okafor, Jun Watanabe, and Lucía Fernández.</div>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
