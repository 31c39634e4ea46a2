import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';

export default function AlertDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" color="error" onClick={() => setOpen(true)}>
        Delete project
      </Button>
      <Dialog
        open={open}
        onClose={close}
        aria-describedby="delete-project-text"
        PaperProps={{ role: 'alertdialog' }}
      >
        <DialogTitle>Delete the project “Harbor bridge”?</DialogTitle>
        <DialogContent>
          <DialogContentText id="delete-project-text">
            Its 24 files are deleted for all members. You can’t undo this.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Keep it
          </Button>
          <Button color="error" onClick={close}>
            Delete
          </Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
