import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import type { PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

export const hidden = ['anchorReference'] satisfies (keyof PopoverProps)[];

export default function PopoverExample(props: Omit<PopoverProps, 'open'>) {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  return (
    <React.Fragment>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchorEl(event.currentTarget)}>
        Open popover
      </Button>
      <Popover
        anchorEl={anchorEl}
        open={anchorEl !== null}
        onClose={() => setAnchorEl(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Help' } }}
        {...props}
      >
        <Typography sx={{ p: 2 }}>Press Escape to close.</Typography>
      </Popover>
    </React.Fragment>
  );
}
