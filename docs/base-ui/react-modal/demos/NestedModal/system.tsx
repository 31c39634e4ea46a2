import { useId, useState } from 'react';
import { Modal } from '@mui/base/Modal';
import { Backdrop, Button, Dialog, Layer } from '../../data/dialogStyles';

export default function NestedModal() {
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const title = useId();
  const close = () => {
    setAsking(false);
    setOpen(false);
  };
  return (
    <div>
      <Button type="button" onClick={() => setOpen(true)}>
        Open order
      </Button>
      <Modal open={open} onClose={close} slots={{ root: Layer, backdrop: Backdrop }}>
        <Dialog role="dialog" aria-modal="true" aria-labelledby={`${title}-order`}>
          <strong id={`${title}-order`}>Order A-1042</strong>
          <p>Ordered by Lucía Fernández.</p>
          <Button type="button" onClick={() => setAsking(true)}>
            Cancel order
          </Button>{' '}
          <Button type="button" onClick={close}>
            Close
          </Button>
          <Modal
            open={asking}
            onClose={() => setAsking(false)}
            slots={{ root: Layer, backdrop: Backdrop }}
          >
            <Dialog role="alertdialog" aria-modal="true" aria-labelledby={`${title}-ask`}>
              <p id={`${title}-ask`}>Cancel order A-1042?</p>
              <Button type="button" onClick={() => setAsking(false)}>
                Keep
              </Button>{' '}
              <Button type="button" onClick={close}>
                Cancel order
              </Button>
            </Dialog>
          </Modal>
        </Dialog>
      </Modal>
    </div>
  );
}
