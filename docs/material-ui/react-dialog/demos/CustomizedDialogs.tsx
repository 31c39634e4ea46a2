import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from '@mui/icons-material/Close';

export default function CustomizedDialogs() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        What’s new
      </Button>
      <Dialog open={open} onClose={close} PaperProps={{ sx: { borderRadius: 4 } }}>
        <DialogTitle sx={{ pr: 7 }}>What’s new in the spring release</DialogTitle>
        <IconButton
          autoFocus
          aria-label="Close"
          onClick={close}
          sx={{ position: 'absolute', top: 12, right: 12 }}
        >
          <CloseIcon />
        </IconButton>
        <DialogContent dividers>
          <Typography gutterBottom>Invoices can have several recipients.</Typography>
          <Typography>Reports open twice as fast.</Typography>
        </DialogContent>
      </Dialog>
    </React.Fragment>
  );
}
