import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

export default function ResponsiveDialog() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('md'));

  return (
    <React.Fragment>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Review the order
      </Button>
      <Dialog open={open} onClose={close} fullScreen={fullScreen}>
        <DialogTitle>Review the order</DialogTitle>
        <DialogContent>
          <DialogContentText>
            Two desks and four chairs, delivered to 220 Mill Street.
          </DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button autoFocus onClick={close}>
            Back
          </Button>
          <Button onClick={close}>Place order</Button>
        </DialogActions>
      </Dialog>
    </React.Fragment>
  );
}
