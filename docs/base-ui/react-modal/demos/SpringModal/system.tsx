import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';
import { styled } from '@mui/system';

const easing = 'linear(0, 0.7 18%, 1.09 36%, 0.97 58%, 1.01 78%, 1)';

interface SpringProps extends HTMLAttributes<HTMLDivElement> {
  in: boolean;
  onEnter?: () => void;
  onExited?: () => void;
}

const Spring = forwardRef<HTMLDivElement, SpringProps>(function Spring(
  { in: shown, onEnter, onExited, ...props },
  ref,
) {
  const node = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => node.current as HTMLDivElement);
  const move = (done: () => void) => {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    node.current!.animate(
      shown ? { opacity: 1, translate: '0 0' } : { opacity: 0, translate: '0 -4rem' },
      { duration: still ? 0 : 450, easing, fill: 'forwards' },
    ).onfinish = done;
  };
  return (
    <Transition
      in={shown}
      appear
      nodeRef={node}
      onEnter={onEnter}
      onExited={onExited}
      addEndListener={move}
    >
      <div {...props} ref={node} />
    </Transition>
  );
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

const Backdrop = styled('div')`
  position: fixed;
  inset: 0;
  background: rgb(0 0 0 / 0.5);
`;

const Layer = styled(Modal)`
  position: fixed;
  inset: 0;
  z-index: 1300;
  display: grid;
  place-items: center;
`;

const Dialog = styled(Spring)`
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
  translate: 0 -4rem;

  &:focus-visible {
    outline: 2px solid #3b8fe0;
    outline-offset: 2px;
  }
`;

export default function SpringModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Last upload
      </Button>
      <Layer open={open} onClose={close} closeAfterTransition slots={{ backdrop: Backdrop }}>
        <Dialog in={open} role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Last upload</strong>
          <p>budget-2.xlsx, 340 kB, by Jun Watanabe.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Dialog>
      </Layer>
    </div>
  );
}
