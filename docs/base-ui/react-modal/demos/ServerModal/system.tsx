import { useId, useRef, useState } from 'react';
import { Modal } from '@mui/base/Modal';
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

const Backdrop = styled('div')`
  position: absolute;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
`;

const Layer = styled(Modal)`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-items: center;
`;

const Dialog = styled('div')`
  position: relative;
  box-sizing: border-box;
  width: min(22rem, 100% - 2rem);
  max-height: calc(100% - 2rem);
  overflow: auto;
  padding: 1rem 1.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

const Page = styled('div')`
  position: relative;
  box-sizing: border-box;
  width: 100%;
  min-height: 15rem;
  padding: 0 1rem;
  border: 1px solid #7b8794;
`;

export default function ServerModal() {
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState(true);
  const title = useId();
  const close = () => {
    setOpen(false);
    heading.current?.focus();
  };
  return (
    <Page ref={page}>
      <p ref={heading} tabIndex={-1}>
        Design team: 24 files
      </p>
      <Layer
        open={open}
        onClose={close}
        container={() => page.current}
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        slots={{ backdrop: Backdrop }}
      >
        <Dialog role="dialog" aria-labelledby={title}>
          <strong id={title}>Welcome, Linh</strong>
          <p>Your team has three new files.</p>
          <Button type="button" onClick={close}>
            Continue
          </Button>
        </Dialog>
      </Layer>
    </Page>
  );
}
