import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';

export default function SimplePopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;

  return (
    <div>
      <Button
        variant="outlined"
        aria-expanded={open}
        aria-describedby={open ? 'opening-hours' : undefined}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Opening hours
      </Button>
      <Popper id="opening-hours" open={open} anchorEl={anchorEl}>
        <Paper elevation={3} sx={{ m: 1, p: 2 }}>
          Monday to Friday, 9 to 17
        </Paper>
      </Popper>
    </div>
  );
}
