import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';

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

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function SpringModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        Last upload
      </button>
      <Modal
        className="fixed inset-0 z-[1300] grid place-items-center"
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'fixed inset-0 bg-black/50' } }}
      >
        <Spring
          className="[&_p]:my-3 relative max-h-[calc(100vh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 opacity-0 [translate:0_-4rem]"
          in={open}
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
        >
          <strong id={title}>Last upload</strong>
          <p>budget-2.xlsx, 340 kB, by Jun Watanabe.</p>
          <button className={buttonClass} type="button" onClick={close}>
            Close
          </button>
        </Spring>
      </Modal>
    </div>
  );
}
