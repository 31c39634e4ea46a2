import { useId, useState } from 'react';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { useTransitionStateManager } from '@mui/base/useTransition';
import Grow from '@mui/material/Grow';
import useMediaQuery from '@mui/material/useMediaQuery';
import { styled } from '@mui/system';

const Area = styled('div')`
  position: relative;
  overflow: clip;
  min-height: 7rem;
  overflow-clip-margin: 4px;
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

const Budget = styled('div')`
  box-sizing: border-box;
  width: 12rem;
  margin: 0.25rem 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

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
      <Budget>Spent so far: $4,120 of $6,000</Budget>
    </Grow>
  );
}

export default function ReactTransitionGroup() {
  const [anchor, setAnchor] = useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <Area>
      <Button
        aria-controls={id}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        ref={setAnchor}
        type="button"
      >
        Project budget
      </Button>
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
    </Area>
  );
}
