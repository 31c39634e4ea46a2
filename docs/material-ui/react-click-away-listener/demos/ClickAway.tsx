import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';

export default function ClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box sx={{ position: 'relative', minHeight: 100 }}>
        <Button
          variant="outlined"
          aria-expanded={open}
          aria-controls={open ? 'account-details' : undefined}
          onClick={() => setOpen(!open)}
        >
          Account
        </Button>
        {open && (
          <Paper
            id="account-details"
            elevation={4}
            sx={{ position: 'absolute', zIndex: 1, mt: 1, p: 2, width: 200 }}
          >
            Signed in as Yuki Tanaka
          </Paper>
        )}
      </Box>
    </ClickAwayListener>
  );
}
