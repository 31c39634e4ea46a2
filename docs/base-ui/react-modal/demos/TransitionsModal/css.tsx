import { forwardRef, useId, useImperativeHandle, useRef, useState } from 'react';
import type { HTMLAttributes } from 'react';
import { Modal } from '@mui/base/Modal';
import { Transition } from 'react-transition-group';
import './styles.css';

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

export default function TransitionsModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className="team-button" type="button" onClick={() => setOpen(true)}>
        Team members
      </button>
      <Modal
        className="team-layer"
        open={open}
        onClose={close}
        closeAfterTransition
        slots={{ backdrop: 'div' }}
        slotProps={{ backdrop: { className: 'team-backdrop' } }}
      >
        <Fade
          className="team-dialog"
          in={open}
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
        >
          <strong id={title}>Design team</strong>
          <p>Amara Okafor, Jun Watanabe, and Lucía Fernández.</p>
          <button className="team-button" type="button" onClick={close}>
            Close
          </button>
        </Fade>
      </Modal>
    </div>
  );
}
