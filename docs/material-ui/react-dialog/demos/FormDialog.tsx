import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

export default function FormDialog() {
  const [open, setOpen] = React.useState(false);
  const [invited, setInvited] = React.useState('');
  const close = () => setOpen(false);

  function handleSubmit(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget); // send it to your server
    setInvited(data.get('email') as string);
    close();
  }

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Invite a colleague
      </Button>
      <div role="status">{invited && `Invitation sent to ${invited}.`}</div>
      <Dialog
        open={open}
        onClose={close}
        PaperProps={{ component: 'form', onSubmit: handleSubmit }}
      >
        <DialogTitle>Invite a colleague</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            required
            margin="dense"
            type="email"
            name="email"
            label="Work email"
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit">Send invitation</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
