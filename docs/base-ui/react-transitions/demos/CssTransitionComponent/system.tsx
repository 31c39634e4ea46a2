import { useId, useState } from 'react';
import { CssTransition } from '@mui/base/Transitions';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
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

const Parcel = styled(CssTransition)`
  box-sizing: border-box;
  width: 12rem;
  margin: 0.25rem 0;
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  transition:
    opacity 250ms,
    transform 150ms;

  &.closed {
    opacity: 0;
    transform: translateY(-0.5rem);
  }
  @media (prefers-reduced-motion: reduce) {
    transition-duration: 1ms;
  }
`;

export default function CssTransitionComponent() {
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
        Parcel details
      </Button>
      <Popup
        anchor={anchor}
        aria-label="Parcel details"
        disablePortal
        id={id}
        keepMounted
        open={open}
        placement="bottom-start"
        role="group"
      >
        <Parcel
          enterClassName="open"
          exitClassName="closed"
          lastTransitionedPropertyOnExit="opacity"
        >
          Three boxes, 12.4 kg, packed by Amara
        </Parcel>
      </Popup>
    </Area>
  );
}
