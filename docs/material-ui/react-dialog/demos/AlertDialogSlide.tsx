import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';

const SlideUp = React.forwardRef<unknown, SlideProps>(function SlideUp(props, ref) {
  return <Slide {...props} ref={ref} direction="up" />;
});

export default function AlertDialogSlide() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Share location
      </Button>
      <Dialog open={open} onClose={close} TransitionComponent={SlideUp}>
        <DialogTitle>Share your location?</DialogTitle>
        <DialogContent>
          <DialogContentText>Drivers see it until the delivery arrives.</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Don’t share
          </Button>
          <Button onClick={close}>Share</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
