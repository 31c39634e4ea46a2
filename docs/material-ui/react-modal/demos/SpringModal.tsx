import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';

const spring = 'linear(0, 0.3 8%, 1.08 26%, 1.15 33%, 0.98 52%, 1.01 68%, 1)';

export default function SpringModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Complete the goal
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Zoom in={open} easing={{ enter: spring }} timeout={{ enter: 700, exit: 200 }}>
          <Paper
            role="dialog"
            aria-modal
            aria-labelledby="goal-title"
            sx={{ p: 3, outline: 'none' }}
          >
            <Typography id="goal-title" variant="h6" component="h2" gutterBottom>
              Goal reached
            </Typography>
            <Typography sx={{ mb: 2 }}>The team closed 40 tickets this week.</Typography>
            <Button onClick={close}>Close</Button>
          </Paper>
        </Zoom>
      </Modal>
    </React.Fragment>
  );
}
