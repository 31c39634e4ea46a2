import { useId, useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import Grow from '@mui/material/Grow';
import useMediaQuery from '@mui/material/useMediaQuery';

const button =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';
const budget = 'my-1 w-48 rounded-lg border border-slate-500 bg-white px-3 py-2 dark:bg-slate-900';

function GrowingBudget() {
  const { requestedEnter, onExited } = useTransitionStateManager();
  const lessMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  return (
    <Grow
      in={requestedEnter}
      onExited={onExited}
      style={{ transformOrigin: 'top' }}
      timeout={lessMotion ? 50 : 'auto'}
    >
      <div className={budget}>Spent so far: $4,120 of $6,000</div>
    </Grow>
  );
}

export default function ReactTransitionGroup() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="relative min-h-28 overflow-clip [overflow-clip-margin:4px]">
      <button
        aria-controls={id}
        aria-expanded={open}
        className={button}
        onClick={() => setOpen(!open)}
        ref={setAnchor}
        type="button"
      >
        Project budget
      </button>
      <Popup
        anchor={anchor}
        aria-label="Project budget"
        disablePortal
        id={id}
        keepMounted
        open={open}
        placement="bottom-start"
        role="group"
      >
        <GrowingBudget />
      </Popup>
    </div>
  );
}
