import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function AccessiblePopper() {
  const [button, setButton] = React.useState<HTMLButtonElement | null>(null);
  const [open, setOpen] = React.useState(false);

  function handleKeyDown(event: React.KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      setOpen(false);
      button?.focus();
    }
  }

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box onKeyDown={handleKeyDown}>
        <Button ref={setButton} aria-expanded={open} onClick={() => setOpen(!open)}>
          Columns
        </Button>
        <Popper
          open={open}
          anchorEl={button}
          disablePortal
          role="group"
          aria-label="Columns"
          sx={{ zIndex: 'modal' }}
        >
          <Paper elevation={3} sx={{ display: 'grid', m: 1, p: 2 }}>
            {['Customer', 'Status', 'Total'].map((column) => (
              <FormControlLabel key={column} label={column} control={<Checkbox defaultChecked />} />
            ))}
          </Paper>
        </Popper>
      </Box>
    </ClickAwayListener>
  );
}
