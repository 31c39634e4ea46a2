import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import type { ModalBackdropSlotProps } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';
import { styled } from '@mui/system';

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
      {(state) => <div {...props} ref={node} data-state={state} />}
    </Transition>
  );
});

const FadingBackdrop = forwardRef<HTMLDivElement, ModalBackdropSlotProps>(function FadingBackdrop(
  { open, ownerState: _ownerState, ...props },
  ref,
) {
  return <Fade {...props} in={open} ref={ref} />;
});

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

const Backdrop = styled(FadingBackdrop)`
  position: fixed;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
  opacity: 0;
  transition: opacity 200ms;

  &[data-state^='enter'] {
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

const Layer = styled(Modal)`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-items: center;
`;

const Dialog = styled(Fade)`
  position: relative;
  box-sizing: border-box;
  width: min(22rem, 100vw - 2rem);
  max-height: calc(100vh - 2rem);
  overflow: auto;
  padding: 1rem 1.25rem;
  border: 1px solid #7b8794;
  border-radius: 0.5rem;
  background: light-dark(#fff, #14181f);
  opacity: 0;
  transition: opacity 200ms;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }

  &[data-state^='enter'] {
    opacity: 1;
  }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`;

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Team members
      </Button>
      <Layer open={open} onClose={close} closeAfterTransition slots={{ backdrop: Backdrop }}>
        <Dialog in={open} role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Design team</strong>
          <p>Amara Okafor, Jun Watanabe, and Lucía Fernández.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Dialog>
      </Layer>
    </div>
  );
}
