import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Modal from '@mui/material/Modal';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ServerModal() {
  const rootRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(true);

  return (
    <Box ref={rootRef} sx={{ flex: 1, height: 260, p: 2, transform: 'translateZ(0)' }}>
      <Typography>Design team: 24 files</Typography>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        disablePortal
        disableAutoFocus
        disableEnforceFocus
        container={() => rootRef.current}
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', p: 2 }}
      >
        <Paper role="dialog" aria-labelledby="welcome-title" sx={{ position: 'relative', p: 3 }}>
          <Typography id="welcome-title" variant="h6" component="h2" gutterBottom>
            Welcome, Linh
          </Typography>
          <Typography sx={{ mb: 2 }}>Your team has 3 new files.</Typography>
          <Button onClick={() => setOpen(false)}>Continue</Button>
        </Paper>
      </Modal>
    </Box>
  );
}
