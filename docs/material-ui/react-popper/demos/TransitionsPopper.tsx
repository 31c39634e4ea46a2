import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function TransitionsPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'stock-details' : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        In stock
      </Button>
      <Popper id="stock-details" open={open} anchorEl={anchorEl} transition>
        {({ TransitionProps }) => (
          <Fade {...TransitionProps} timeout={350}>
            <Paper elevation={3} sx={{ m: 1, p: 2 }}>
              Nairobi: 14, Lagos: 3
            </Paper>
          </Fade>
        )}
      </Popper>
    </div>
  );
}
