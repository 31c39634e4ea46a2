import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';
import { styled } from '@mui/system';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

const easing = 'linear(0, 0.7 18%, 1.09 36%, 0.97 58%, 1.01 78%, 1)';

const RaisedDialog = styled(Dialog)`
  opacity: 0;
  translate: 0 -4rem;
`;

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
      <RaisedDialog {...props} ref={node} />
    </Transition>
  );
});

export default function SpringModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Last upload
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ root: Layer, backdrop: Backdrop }}
      >
        <Spring in={open} role="dialog" aria-modal="true" aria-labelledby={title}>
          <strong id={title}>Last upload</strong>
          <p>budget-2.xlsx, 340 kB, by Jun Watanabe.</p>
          <Button type="button" onClick={close}>
            Close
          </Button>
        </Spring>
      </Modal>
    </div>
  );
}
