import * as React from 'react';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function FullScreenDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Edit profile
      </Button>
      <Dialog fullScreen open={open} onClose={close} aria-labelledby="profile-title">
        <AppBar component="div" sx={{ position: 'relative' }}>
          <Toolbar>
            <IconButton edge="start" color="inherit" aria-label="Close" onClick={close}>
              <CloseIcon />
            </IconButton>
            <Typography id="profile-title" variant="h6" component="h2" sx={{ flexGrow: 1, mx: 1 }}>
              Profile
            </Typography>
            <Button color="inherit" onClick={close}>
              Save
            </Button>
          </Toolbar>
        </AppBar>
        <DialogContent>
          <TextField
            autoFocus
            id="profile-name"
            label="Name"
            defaultValue="Priya Raman"
            fullWidth
          />
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
