import { useId, useState } from 'react';
import { CssAnimation } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { keyframes, styled } from '@mui/system';

const dropIn = keyframes`
  0% { opacity: 0; transform: translateY(-1rem); }
  60% { opacity: 1; transform: translateY(0.25rem); }
  100% { transform: translateY(0); }
`;

const liftOut = keyframes`
  100% { opacity: 0; transform: translateY(-1rem); }
`;

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

const Team = styled(CssAnimation)`
  box-sizing: border-box;
  width: 12rem;
  margin: 0.25rem 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  animation-fill-mode: forwards;

  &.open {
    animation-name: ${dropIn};
    animation-duration: 300ms;
  }
  &.closed {
    animation-name: ${liftOut};
    animation-duration: 200ms;
  }
  @media (prefers-reduced-motion: reduce) {
    &.open,
    &.closed {
      animation-duration: 1ms;
    }
  }
`;

export default function CssAnimationComponent() {
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
        On duty today
      </Button>
      <Popup
        anchor={anchor}
        aria-label="On duty today"
        disablePortal
        id={id}
        keepMounted
        open={open}
        placement="bottom-start"
        role="group"
      >
        <Team
          enterAnimationName={dropIn.name}
          enterClassName="open"
          exitAnimationName={liftOut.name}
          exitClassName="closed"
        >
          Mei Lin until noon, then Jonas
        </Team>
      </Popup>
    </Area>
  );
}
