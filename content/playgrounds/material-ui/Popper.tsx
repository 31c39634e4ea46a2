import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperProps } from '@mui/material/Popper';

export const hidden = ['transition'] satisfies (keyof PopperProps)[];

export default function PopperExample(props: Omit<PopperProps, 'open'>) {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const open = anchorEl !== null;
  return (
    <React.Fragment>
      <Button
        aria-expanded={open}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Toggle popper
      </Button>
      <Popper open={open} anchorEl={anchorEl} {...props}>
        <Paper elevation={3} sx={{ m: 1, p: 2 }}>
          A popper
        </Paper>
      </Popper>
    </React.Fragment>
  );
}
