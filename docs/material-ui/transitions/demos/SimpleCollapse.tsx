import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';

export default function SimpleCollapse() {
  const [open, setOpen] = React.useState(false);

  return (
    <Box sx={{ width: 280, minHeight: 140 }}>
      <Button aria-expanded={open} aria-controls="order-details" onClick={() => setOpen(!open)}>
        Order details
      </Button>
      <Collapse in={open} id="order-details">
        <Paper variant="outlined" sx={{ p: 2 }}>
          Two desk lamps, one extension cord. Delivered to Diego Fuentes.
        </Paper>
      </Collapse>
    </Box>
  );
}
