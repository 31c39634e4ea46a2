import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';

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

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        Team members
      </button>
      <Modal
        className="fixed inset-0 z-[1300] grid place-items-center"
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
        slotProps={{
          backdrop: {
            className:
              'fixed inset-0 bg-black/50 opacity-0 transition-opacity duration-200 open:opacity-100 open:[@starting-style]:opacity-0 motion-reduce:transition-none',
          },
        }}
      >
        <Fade
          className="[&_p]:my-3 relative max-h-[calc(100vh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900 opacity-0 transition-opacity duration-200 data-[state^=enter]:opacity-100 motion-reduce:transition-none"
          in={open}
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
        >
          <strong id={title}>Design team</strong>
          <p>Amara Okafor, Jun Watanabe, and Lucía Fernández.</p>
          <button className={buttonClass} type="button" onClick={close}>
            Close
          </button>
        </Fade>
      </Modal>
    </div>
  );
}
