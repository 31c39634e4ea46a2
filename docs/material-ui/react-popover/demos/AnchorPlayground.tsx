import * as React from 'react';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const points = (['top', 'center', 'bottom'] as const).flatMap((vertical) =>
  (['left', 'center', 'right'] as const).map((horizontal) => ({ vertical, horizontal })),
);

export default function AnchorPlayground() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [origins, setOrigins] = React.useState({ anchorOrigin: 7, transformOrigin: 1 });

  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchorEl(event.currentTarget)}
      >
        Show the popover
      </Button>
      {(['anchorOrigin', 'transformOrigin'] as const).map((prop) => (
        <TextField
          key={prop}
          id={`playground-${prop}`}
          label={prop}
          select
          slotProps={{ select: { native: true } }}
          value={origins[prop]}
          onChange={(event) => setOrigins({ ...origins, [prop]: Number(event.target.value) })}
        >
          {points.map(({ vertical, horizontal }, index) => (
            <option key={index} value={index}>
              {vertical}, {horizontal}
            </option>
          ))}
        </TextField>
      ))}
      <Popover
        open={anchorEl !== null}
        anchorEl={anchorEl}
        onClose={() => setAnchorEl(null)}
        anchorOrigin={points[origins.anchorOrigin]}
        transformOrigin={points[origins.transformOrigin]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Example' } }}
      >
        <Typography sx={{ p: 2 }}>Press Escape to close.</Typography>
      </Popover>
    </Stack>
  );
}
