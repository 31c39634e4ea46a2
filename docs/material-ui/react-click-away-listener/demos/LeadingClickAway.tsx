import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';

export default function LeadingClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener
      mouseEvent="onMouseDown"
      touchEvent="onTouchStart"
      onClickAway={() => setOpen(false)}
    >
      <Box sx={{ position: 'relative', width: 240, minHeight: 140 }}>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Rename the catalog
        </Button>
        {open && (
          <Paper elevation={4} sx={{ position: 'absolute', zIndex: 1, mt: 1, p: 2 }}>
            <TextField id="catalog-name" label="Name" defaultValue="Spring catalog" autoFocus />
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
