import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import Stack from '@mui/material/Stack';

export default function SimplePortal() {
  const sidebarRef = React.useRef<HTMLDivElement>(null);
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={2}>
      <Paper variant="outlined" sx={{ width: 140, p: 2 }}>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          Order 4718
        </Button>
        {open && <Portal container={() => sidebarRef.current}>Ships to Oslo on Friday</Portal>}
      </Paper>
      <Paper ref={sidebarRef} variant="outlined" role="status" sx={{ width: 140, p: 2 }} />
    </Stack>
  );
}
