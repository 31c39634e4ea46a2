import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

const FadingBackdrop = styled(Backdrop)`
  &:not([open]) {
    opacity: 0;
  }

  @starting-style {
    opacity: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 200ms;
  }
`;

const FadingDialog = styled(Dialog)`
  &[data-state^='exit'] {
    opacity: 0;
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: opacity 200ms;
  }
`;

interface FadeProps extends HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Fade = forwardRef<HTMLDivElement, FadeProps>(function Fade(
  { in: shown, onEnter, onExited, ...props },
  ref,
) {
  const node = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => node.current as HTMLDivElement);
  return (
    <Transition
      in={shown}
      appear
      mountOnEnter
      timeout={200}
      nodeRef={node}
      onEnter={onEnter}
      onExited={onExited}
    >
      {(state) => <FadingDialog {...props} ref={node} data-state={state} />}
    </Transition>
  );
});

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Team members
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ root: Layer, backdrop: FadingBackdrop }}
      >
        <Fade in={open} role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Design team</strong>
          <p>Amara Okafor, Jun Watanabe, and Lucía Fernández.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Fade>
      </Modal>
    </div>
  );
}
