import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import {
  TransitionContext,
  useTransitionStateManager,
  useTransitionTrigger,
} from '@mui/base/useTransition';
import { styled } from '@mui/system';

const Area = styled('div')`
  min-height: 6rem;
`;

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Notes = styled('p')`
  margin: 0.5rem 0 0;
  padding-inline-start: 0.75rem;
  border-inline-start: 3px solid #3b8fe0;
`;

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
    <Area>
      <Button aria-controls={id} aria-expanded={open} onClick={() => setOpen(!open)} type="button">
        Delivery notes
      </Button>
      <TransitionContext.Provider value={contextValue}>
        <div id={id} style={{ visibility: hasExited ? 'hidden' : undefined }}>
          <Fade>
            <Notes>Ring twice, and leave the parcel with Priya.</Notes>
          </Fade>
        </div>
      </TransitionContext.Provider>
    </Area>
  );
}
