import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function TransitionsModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the shortcuts
      </Button>
      <Modal
        open={open}
        onClose={close}
        closeAfterTransition
        slotProps={{ backdrop: { transitionDuration: 500 } }}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Fade in={open} timeout={500}>
          <Paper
            role="dialog"
            aria-modal
            aria-labelledby="shortcuts-title"
            sx={{ p: 3, outline: 'none' }}
          >
            <Typography id="shortcuts-title" variant="h6" component="h2" gutterBottom>
              Shortcuts
            </Typography>
            <Typography sx={{ mb: 2 }}>N starts a new order, S searches all orders.</Typography>
            <Button onClick={close}>Close</Button>
          </Paper>
        </Fade>
      </Modal>
    </React.Fragment>
  );
}
