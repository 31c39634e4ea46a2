import { useId, useState } from 'react';
import type { ReactElement } from 'react';
import { FocusTrap } from '@mui/base/FocusTrap';
import { Portal } from '@mui/base/Portal';
import { unstable_useModal as useModal } from '@mui/base/unstable_useModal';

const buttonClass =
  'rounded-lg border border-slate-500 bg-white px-3 py-2 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900';

interface LayerProps {
  children: ReactElement;
  open: boolean;
  onClose: () => void;
}

function CustomModal(props: LayerProps) {
  const { getRootProps, getBackdropProps, portalRef, isTopModal } = useModal({
    ...props,
    rootRef: null,
  });
  if (!props.open) {
    return null;
  }
  return (
    <Portal ref={portalRef}>
      <div className="fixed inset-0 z-[1300] grid place-items-center" {...getRootProps()}>
        <div className="fixed inset-0 bg-black/50" {...getBackdropProps()} />
        <FocusTrap open isEnabled={isTopModal}>
          {props.children}
        </FocusTrap>
      </div>
    </Portal>
  );
}

export default function UseModal() {
  const [open, setOpen] = useState(false);
  const title = useId();
  const close = () => setOpen(false);
  return (
    <div>
      <button className={buttonClass} type="button" onClick={() => setOpen(true)}>
        File details
      </button>
      <CustomModal open={open} onClose={close}>
        <div
          className="[&_p]:my-3 relative max-h-[calc(100vh-2rem)] w-[min(22rem,calc(100vw-2rem))] overflow-auto rounded-lg border border-slate-500 bg-white px-5 py-4 focus-visible:outline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-blue-500 dark:bg-slate-900"
          role="dialog"
          aria-modal="true"
          aria-labelledby={title}
          tabIndex={-1}
        >
          <strong id={title}>contract.pdf</strong>
          <p>Changed by Amara Okafor.</p>
          <button className={buttonClass} type="button" onClick={close}>
            Close
          </button>
        </div>
      </CustomModal>
    </div>
  );
}
