import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

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
    <div className="min-h-24">
      <button
        aria-controls={id}
        aria-expanded={open}
        className={button}
        onClick={() => setOpen(!open)}
        type="button"
      >
        Delivery notes
      </button>
      <TransitionContext.Provider value={contextValue}>
        <div id={id} style={{ visibility: hasExited ? 'hidden' : undefined }}>
          <Fade>
            <p className="mt-2 border-0 border-s-4 border-solid border-blue-500 ps-3">
              Ring twice, and leave the parcel with Priya.
            </p>
          </Fade>
        </div>
      </TransitionContext.Provider>
    </div>
  );
}
