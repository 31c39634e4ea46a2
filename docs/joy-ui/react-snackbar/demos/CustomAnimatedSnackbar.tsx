import * as React from 'react';
import Button from '@mui/joy/Button';
import Snackbar from '@mui/joy/Snackbar';

const fade = (open: boolean) => ({
  '@keyframes snackbar-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  '@keyframes snackbar-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  animationName: open ? 'snackbar-in' : 'snackbar-out',
  '@media (prefers-reduced-motion: reduce)': { animationDuration: '0s' },
});

export default function CustomAnimatedSnackbar() {
  const [open, setOpen] = React.useState(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Send feedback</Button>
      <Snackbar
        role="alert"
        animationDuration={600}
        sx={fade(open)}
        open={open}
        onClose={() => setOpen(false)}
      >
        Thank you for the feedback.
      </Snackbar>
    </React.Fragment>
  );
}
