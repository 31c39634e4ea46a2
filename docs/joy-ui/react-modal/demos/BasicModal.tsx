import * as React from 'react';
import Button from '@mui/joy/Button';
import Modal from '@mui/joy/Modal';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';

export default function BasicModal() {
  const [open, setOpen] = React.useState(false);
  const close = () => setOpen(false);

  return (
    <React.Fragment>
      <Button onClick={() => setOpen(true)}>Show the code</Button>
      <Modal open={open} onClose={close} sx={{ display: 'grid', p: 2 }}>
        <Sheet role="dialog" aria-modal aria-labelledby="door-code" sx={{ m: 'auto', p: 3 }}>
          <Typography id="door-code" level="h4" component="h2">
            The code of the door is 4071
          </Typography>
          <Button onClick={close}>Done</Button>
        </Sheet>
      </Modal>
    </React.Fragment>
  );
}
