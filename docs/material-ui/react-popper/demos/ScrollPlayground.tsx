import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import Switch from '@mui/material/Switch';

export default function ScrollPlayground() {
  const [anchorEl, setAnchorEl] = React.useState<HTMLElement | null>(null);
  const [options, setOptions] = React.useState({ open: true, flip: true, disablePortal: true });
  const { open, flip, disablePortal } = options;
  const modifiers = React.useMemo(() => [{ name: 'flip', enabled: flip }], [flip]);

  return (
    <Box sx={{ width: '100%', minWidth: 0 }}>
      {(['open', 'flip', 'disablePortal'] as const).map((name) => (
        <FormControlLabel
          key={name}
          label={name}
          control={
            <Switch
              checked={options[name]}
              onChange={(event) => setOptions({ ...options, [name]: event.target.checked })}
            />
          }
        />
      ))}
      <Box
        role="region"
        aria-label="Scroll this area"
        tabIndex={0}
        sx={{ position: 'relative', height: 240, overflow: 'auto', border: 1 }}
      >
        <Box sx={{ width: 900, height: 600, p: '120px' }}>
          <Chip ref={setAnchorEl} label="Anchor" />
          <Popper
            open={open && anchorEl !== null}
            anchorEl={anchorEl}
            disablePortal={disablePortal}
            modifiers={modifiers}
            sx={{ '&[data-popper-reference-hidden]': { visibility: 'hidden' } }}
          >
            <Paper elevation={3} sx={{ m: 1, p: 1 }}>
              Order 4718 is on its way
            </Paper>
          </Popper>
        </Box>
      </Box>
    </Box>
  );
}
