import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { createTheme } from '@mui/material/styles';

export default function TonalOffset() {
  const [tonalOffset, setTonalOffset] = React.useState(0.2);
  const { primary } = createTheme({
    palette: { tonalOffset, primary: { main: '#5e35b1' } },
  }).palette;

  return (
    <Box sx={{ width: 280, maxWidth: '100%', color: 'text.primary', typography: 'body2' }}>
      <Slider
        aria-label="Tonal offset"
        value={tonalOffset}
        onChange={(_event, value) => setTonalOffset(value as number)}
        min={0.05}
        max={0.6}
        step={0.05}
        valueLabelDisplay="auto"
      />
      {(['light', 'main', 'dark'] as const).map((shade) => (
        <Box key={shade} sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
          <Box sx={{ width: 40, height: 40, borderRadius: 1, bgcolor: primary[shade] }} />
          {shade}: {primary[shade]}
        </Box>
      ))}
    </Box>
  );
}
