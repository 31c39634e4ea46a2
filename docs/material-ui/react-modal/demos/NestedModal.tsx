import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import type { ModalProps } from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

function Window({ title, children, ...props }: ModalProps & { title: string }) {
  const titleId = React.useId();

  return (
    <Modal sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center' }} {...props}>
      <Paper role="dialog" aria-modal aria-labelledby={titleId} sx={{ p: 3, outline: 'none' }}>
        <Typography id={titleId} variant="h6" component="h2" gutterBottom>
          {title}
        </Typography>
        {children}
      </Paper>
    </Modal>
  );
}

export default function NestedModal() {
  const [open, setOpen] = React.useState<'none' | 'draft' | 'question'>('none');
  const keepWriting = () => setOpen('draft');

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={keepWriting}>
        Write a message
      </Button>
      <Window
        title="Message to Amara Okafor"
        open={open !== 'none'}
        onClose={() => setOpen('question')}
      >
        <div>
          <Button onClick={() => setOpen('question')}>Discard</Button>
          <Window title="Discard the draft?" open={open === 'question'} onClose={keepWriting}>
            <div>
              <Button onClick={keepWriting}>Keep writing</Button>
              <Button onClick={() => setOpen('none')}>Discard</Button>
            </div>
          </Window>
        </div>
      </Window>
    </React.Fragment>
  );
}
