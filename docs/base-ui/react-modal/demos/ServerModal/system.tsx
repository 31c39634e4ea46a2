import { useId, useRef, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

const PageLayer = styled(Layer)`
  position: absolute;
  z-index: 1;
`;

const PageBackdrop = styled(Backdrop)`
  position: absolute;
`;

const PageDialog = styled(Dialog)`
  width: min(22rem, 100% - 2rem);
  max-height: calc(100% - 2rem);
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
      <Modal
        open={open}
        onClose={close}
        container={() => page.current}
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        slots={{ root: PageLayer, backdrop: PageBackdrop }}
      >
        <PageDialog role="dialog" aria-labelledby={title}>
          <strong id={title}>Welcome, Linh</strong>
          <p>Your team has three new files.</p>
          <Button type="button" onClick={close}>
            Continue
          </Button>
        </PageDialog>
      </Modal>
    </Page>
  );
}
