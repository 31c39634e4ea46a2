import { useId, useRef, useState } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
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

const Field = styled('input')`
  padding: 0.375rem 0.5rem;
  border: 1px solid #7b8794;
  border-radius: 0.375rem;
  background: light-dark(#fff, #14181f);
  color: inherit;
  font: inherit;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 1px;
  }
`;

const Panel = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  align-items: center;
  margin-top: 0.5rem;
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

export default function PortalFocusTrap() {
  const [open, setOpen] = useState(false);
  const [target, setTarget] = useState<HTMLDivElement | null>(null);
  const print = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <div role="presentation" onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}>
      <Button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        Edit label
      </Button>
      {open ? (
        <FocusTrap open>
          <Panel tabIndex={-1} role="group" aria-label="Label">
            <label htmlFor={id}>Label text</label>
            <Field id={id} name="label" />
            <Button type="button" onClick={() => print.current?.focus()}>
              Go to printer
            </Button>
            <Portal container={target}>
              <Button ref={print} type="button">
                Print a sample
              </Button>
            </Portal>
            <Button type="button" onClick={() => setOpen(false)}>
              Close
            </Button>
          </Panel>
        </FocusTrap>
      ) : null}
      <p>Printer</p>
      <div ref={setTarget} />
    </div>
  );
}
