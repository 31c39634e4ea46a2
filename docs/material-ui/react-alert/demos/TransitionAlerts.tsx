import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';

export default function TransitionAlerts() {
  const [open, setOpen] = React.useState(true);
  const buttonRef = React.useRef<HTMLButtonElement>(null);

  function handleClose() {
    setOpen(false);
    buttonRef.current?.focus();
  }

  return (
    <Box sx={{ width: '100%' }}>
      <Collapse in={open} unmountOnExit>
        <Alert severity="warning" onClose={handleClose} sx={{ mb: 2 }}>
          Two team members haven’t confirmed their shifts.
        </Alert>
      </Collapse>
      <Button ref={buttonRef} variant="outlined" onClick={() => setOpen(true)}>
        Check shifts
      </Button>
    </Box>
  );
}
