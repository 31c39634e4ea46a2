import * as React from 'react';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Show the receipt
      </Button>
      <Modal
        open={open}
        onClose={close}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper
          role="dialog"
          aria-modal
          aria-labelledby="receipt-title"
          sx={{ width: 320, maxHeight: '100%', overflow: 'auto', p: 3, outline: 'none' }}
        >
          <Typography id="receipt-title" variant="h6" component="h2" gutterBottom>
            Receipt for order 4718
          </Typography>
          <Typography sx={{ mb: 2 }}>Two desk lamps, paid by card: €96.00</Typography>
          <Button onClick={close}>Close</Button>
        </Paper>
      </Modal>
    </React.Fragment>
  );
}
