import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function KeepMountedModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Edit the note
      </Button>
      <Modal
        keepMounted
        open={open}
        onClose={close}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="note-title"
          sx={{ width: 320, p: 3, outline: 'none' }}
        >
          <Typography id="note-title" variant="h6" component="h2" gutterBottom>
            Note for the driver
          </Typography>
          <TextField id="note-text" label="Note" multiline fullWidth sx={{ mb: 2 }} />
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
