import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import './styles.css';

function Fade({ children }: { children: ReactNode }) {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const lessMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const animation = ref.current?.animate(
      { opacity: requestedEnter ? [0, 1] : [1, 0] },
      { duration: lessMotion ? 1 : 250, fill: 'forwards' },
    );
    animation?.addEventListener('finish', () => !requestedEnter && onExited());
    return () => animation?.cancel();
  }, [requestedEnter, onExited]);
  return <div ref={ref}>{children}</div>;
}

export default function TransitionHooks() {
  const [open, setOpen] = useState(false);
  const { contextValue, hasExited } = useTransitionTrigger(open);
  const id = useId();
  return (
    <div className="notes-area">
      <button
        aria-controls={id}
        aria-expanded={open}
        className="notes-button"
        onClick={() => setOpen(!open)}
        type="button"
      >
        Delivery notes
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div id={id} style={{ visibility: hasExited ? 'hidden' : undefined }}>
          <Fade>
            <p className="notes">Ring twice, and leave the parcel with Priya.</p>
          </Fade>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
