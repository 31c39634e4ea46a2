import { useRef, useState } from 'react';
import { Portal } from '@mui/base/Portal';

export default function SimplePortal() {
  const notes = useRef<HTMLDivElement>(null);
  const [pinned, setPinned] = useState(false);
  return (
    <div>
      <div className="max-w-72 rounded-lg border border-slate-500 bg-white px-4 py-3 dark:bg-slate-900">
        <button
          className="rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
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
      <p id="pinned-tw">Pinned notes</p>
      <div
        className="min-h-12 border-2 border-dashed border-slate-500 px-4"
        ref={notes}
        role="log"
        aria-labelledby="pinned-tw"
      />
    </div>
  );
}
