import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Zoom from '@mui/material/Zoom';

const spring = 'linear(0, 0.3 8%, 1.08 26%, 1.15 33%, 0.98 52%, 1.01 68%, 1)';

export default function SpringPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'streak' : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Your streak
      </Button>
      <Popper id="streak" open={open} anchorEl={anchorEl} placement="top" transition>
        {({ TransitionProps, placement }) => (
          <Zoom
            {...TransitionProps}
            easing={{ enter: spring }}
            timeout={{ enter: 600, exit: 150 }}
            style={{ transformOrigin: placement === 'top' ? 'bottom' : 'top' }}
          >
            <Paper elevation={3} sx={{ m: 1, p: 2 }}>
              Active for 12 days
            </Paper>
          </Zoom>
        )}
      </Popper>
    </div>
  );
}
