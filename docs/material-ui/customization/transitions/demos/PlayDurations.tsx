import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';

export default function PlayDurations() {
  const { transitions } = useTheme();
  const [moved, setMoved] = React.useState(false);
  const durations = Object.entries({ ...transitions.duration }).sort(([, a], [, b]) => a - b);
  return (
    <Stack spacing={1} sx={{ width: '100%', maxWidth: 440 }}>
      <Button variant="contained" onClick={() => setMoved(!moved)} sx={{ alignSelf: 'start' }}>
        Play
      </Button>
      {durations.map(([name, duration]) => (
        <div key={name}>
          <code>{name}</code>, {duration} ms
          <Box dir="ltr" sx={{ overflow: 'hidden', borderRadius: 2, bgcolor: 'action.selected' }}>
            <Box
              style={{ transform: moved ? 'translateX(calc(100% - 16px))' : 'none' }}
              sx={{
                transition: transitions.create('transform', { duration }),
                '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
              }}
            >
              <Box sx={{ width: 16, height: 16, borderRadius: '50%', bgcolor: 'primary.main' }} />
            </Box>
          </Box>
        </div>
      ))}
    </Stack>
  );
}
