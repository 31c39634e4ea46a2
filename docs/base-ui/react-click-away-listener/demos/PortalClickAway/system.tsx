import { useRef, useState } from 'react';
import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { Portal } from '@mui/base/Portal';
import { styled } from '@mui/system';

const Button = styled('button')`
  padding: 0.5rem 0.75rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Panel = styled('div')`
  position: fixed;
  z-index: 1;
  inset-inline: 1rem;
  bottom: 1rem;
  max-width: 18rem;
  padding: 0.75rem 1rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
`;

export default function PortalClickAway() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <div
        role="presentation"
        onKeyDown={(event) => {
          if (open && event.key === 'Escape') {
            setOpen(false);
            button.current?.focus();
          }
        }}
      >
        <Button ref={button} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          Notifications
        </Button>
        {open ? (
          <Portal>
            <Panel role="group" aria-label="Notifications">
              <label>
                <input type="checkbox" name="mentions" /> Mentions of my team
              </label>
            </Panel>
          </Portal>
        ) : null}
      </div>
    </ClickAwayListener>
  );
}
