import { useId, useRef, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import './styles.css';

export default function ServerModal() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(true);
  const title = useId();
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <div className="welcome-page" ref={page}>
      <p ref={heading} tabIndex={-1}>
        Design team: 24 files
      </p>
      <Modal
        className="welcome-layer"
        open={open}
        onClose={close}
        container={() => page.current}
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'welcome-backdrop' } }}
      >
        <div className="welcome-dialog" role="dialog" aria-labelledby={title}>
          <strong id={title}>Welcome, Linh</strong>
          <p>Your team has three new files.</p>
          <button className="welcome-button" type="button" onClick={close}>
            Continue
          </button>
        </div>
      </Modal>
    </div>
  );
}
