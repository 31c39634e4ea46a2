import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { useTheme } from '@mui/material/styles';

export default function PlayEasings() {
  const { transitions } = useTheme();
  const [moved, setMoved] = React.useState(false);
  const [slow, setSlow] = React.useState(true);
  const duration = slow ? 2000 : transitions.duration.standard;
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 440 }}>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        <Button variant="contained" onClick={() => setMoved(!moved)}>
          Play
        </Button>
        <FormControlLabel
          control={<Switch checked={slow} onChange={() => setSlow(!slow)} />}
          label="Slow motion"
        />
      </Stack>
      {Object.entries({ ...transitions.easing }).map(([name, easing]) => (
        <div key={name}>
          <code>{name}</code>
          <Box dir="ltr" sx={{ overflow: 'hidden', borderRadius: 3, bgcolor: 'action.selected' }}>
            <Box
              style={{ transform: moved ? 'translateX(calc(100% - 24px))' : 'none' }}
              sx={{
                transition: transitions.create('transform', { easing, duration }),
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            >
              <Box sx={{ width: 24, height: 24, borderRadius: '50%', bgcolor: 'primary.main' }} />
            </Box>
          </Box>
        </div>
      ))}
    </Stack>
  );
}
