import { useRef, useState } from 'react';
import { Portal } from '@mui/base/Portal';
import './styles.css';

export default function SimplePortal() {
  const notes = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState(false);
  return (
    <div>
      <div className="pinned-panel">
        <button
          className="pinned-button"
          type="button"
          aria-pressed={pinned}
          onClick={() => setPinned(!pinned)}
        >
          Pin the note
        </button>
        {pinned ? (
          <Portal container={() => notes.current}>
            <p>Order A-1042 waits for a signature.</p>
          </Portal>
        ) : null}
      </div>
      <p id="pinned-css">Pinned notes</p>
      <div className="pinned-target" ref={notes} role="log" aria-labelledby="pinned-css" />
    </div>
  );
}
