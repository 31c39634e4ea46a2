import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';

const rules = Array.from({ length: 30 }, (_, index) => index + 1);

// The button at the end would scroll a long dialog.
function focusContent(content: HTMLElement | null) {
  content?.focus({ preventScroll: true });
}

export default function ScrollDialog() {
  const [open, setOpen] = React.useState(false);
  const [scroll, setScroll] = React.useState<DialogProps['scroll']>('paper');
  const close = () => setOpen(false);

  function show(value: DialogProps['scroll']) {
    setScroll(value);
    setOpen(true);
  }

  return (
    <React.Fragment>
      <Button onClick={() => show('paper')}>Scroll the content</Button>
      <Button onClick={() => show('body')}>Scroll the dialog</Button>
      <Dialog open={open} onClose={close} scroll={scroll}>
        <DialogTitle>House rules</DialogTitle>
        <DialogContent ref={focusContent} dividers={scroll === 'paper'} tabIndex={0}>
          {rules.map((rule) => (
            <Typography key={rule} gutterBottom>
              Rule {rule}: leave shared rooms as you found them.
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Close</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
