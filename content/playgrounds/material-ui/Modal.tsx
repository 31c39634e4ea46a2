import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import type { ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';

type Props = Omit<ModalProps, 'children' | 'open'>;

export const hidden = ['closeAfterTransition'] satisfies (keyof Props)[];

export default function ModalExample(props: Props) {
  const [open, setOpen] = React.useState(false);
  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Open modal</Button>
      <Modal open={open} onClose={() => setOpen(false)} {...props}>
        <Paper
          role="dialog"
          aria-modal
          aria-label="Example"
          sx={{ p: 3, m: '20vh auto', width: 240 }}
        >
          <p>Press Escape to close.</p>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
