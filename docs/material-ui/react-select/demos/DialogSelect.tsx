import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';

export default function DialogSelect() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Move the file
      </Button>
      <Dialog open={open} onClose={close} aria-labelledby="move-file-title">
        <DialogTitle id="move-file-title">Move “Budget draft”</DialogTitle>
        <DialogContent>
          <TextField select fullWidth margin="dense" label="Folder" defaultValue="contracts">
            <MenuItem value="contracts">Contracts</MenuItem>
            <MenuItem value="invoices">Invoices</MenuItem>
            <MenuItem value="photos">Site photos</MenuItem>
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Cancel</Button>
          <Button onClick={close}>Move</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
