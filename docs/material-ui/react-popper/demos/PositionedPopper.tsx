import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { PopperPlacementType } from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const placements = (['top', 'right', 'bottom', 'left'] as const).flatMap(
  (side) => [`${side}-start`, side, `${side}-end`] as const,
);

export default function PositionedPopper() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [placement, setPlacement] = React.useState<PopperPlacementType>('right-start');
  const open = anchorEl !== null;

  return (
    <Stack spacing={6} sx={{ alignItems: 'center' }}>
      <TextField
        id="popper-placement"
        label="Placement"
        select
        slotProps={{ select: { native: true } }}
        value={placement}
        onChange={(event) => setPlacement(event.target.value as PopperPlacementType)}
      >
        {placements.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </TextField>
      <Button
        variant="contained"
        aria-expanded={open}
        onClick={(event) => setAnchorEl(open ? null : event.currentTarget)}
      >
        Anchor
      </Button>
      <Popper open={open} anchorEl={anchorEl} placement={placement}>
        <Paper elevation={3} sx={{ m: 1, p: 1 }}>
          {placement}
        </Paper>
      </Popper>
    </Stack>
  );
}
