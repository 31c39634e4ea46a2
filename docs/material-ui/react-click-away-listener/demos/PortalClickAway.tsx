import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';

export default function PortalClickAway() {
  const [open, setOpen] = React.useState(false);

  return (
    <ClickAwayListener onClickAway={() => setOpen(false)}>
      <Box>
        <Button variant="outlined" aria-expanded={open} onClick={() => setOpen(!open)}>
          Upload status
        </Button>
        {open && (
          <Portal>
            <Paper
              role="status"
              elevation={4}
              sx={{
                position: 'fixed',
                zIndex: 'snackbar',
                bottom: 16,
                insetInlineStart: 16,
                p: 2,
              }}
            >
              Uploaded 3 of 8 files
            </Paper>
          </Portal>
        )}
      </Box>
    </ClickAwayListener>
  );
}
