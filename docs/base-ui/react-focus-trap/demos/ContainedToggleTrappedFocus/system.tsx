import { useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
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
  max-width: 18rem;
  padding: 0.75rem 1rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function ContainedToggleTrappedFocus() {
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        if (open && event.key === 'Escape') {
          setOpen(false);
          toggle.current?.focus();
        }
      }}
    >
      <FocusTrap open={open} disableAutoFocus disableRestoreFocus>
        <Panel tabIndex={-1} role="group" aria-label="File tools">
          <Button ref={toggle} type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
            File tools
          </Button>
          {open ? (
            <p>
              <Button type="button">Copy</Button> <Button type="button">Move</Button>
            </p>
          ) : null}
        </Panel>
      </FocusTrap>
    </div>
  );
}
