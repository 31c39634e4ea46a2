import * as React from 'react';
import Button from '@mui/material/Button';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function TriggersTooltips() {
  const [open, setOpen] = React.useState(false);

  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip title="Opened by the pointer" describeChild disableFocusListener>
        <Button>No focus</Button>
      </Tooltip>
      <Tooltip title="Opened by the keyboard" describeChild disableHoverListener>
        <Button>No hover</Button>
      </Tooltip>
      <ClickAwayListener onClickAway={() => setOpen(false)}>
        <Tooltip
          title="Opened by a click"
          describeChild
          disableFocusListener
          disableHoverListener
          disableTouchListener
          open={open}
          onClose={() => setOpen(false)}
        >
          <Button onClick={() => setOpen(!open)}>Click only</Button>
        </Tooltip>
      </ClickAwayListener>
    </Stack>
  );
}
