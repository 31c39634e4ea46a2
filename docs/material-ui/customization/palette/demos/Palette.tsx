import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { createTheme } from '@mui/material/styles';

const colors = ['primary', 'secondary', 'error', 'warning', 'info', 'success'] as const;
const tokens = ['light', 'main', 'dark', 'contrastText'] as const;
const palettes = {
  light: createTheme().palette,
  dark: createTheme({ palette: { mode: 'dark' } }).palette,
};
const columns = 'repeat(auto-fill, minmax(116px, 1fr))';
const swatches = { display: 'grid', gridTemplateColumns: columns, gap: 1, m: 0 };
const swatch = { height: 32, border: 1, borderRadius: 1 };

export default function Palette() {
  const [mode, setMode] = React.useState<'light' | 'dark'>('light');
  const choose = (_event: unknown, next: typeof mode | null) => next && setMode(next);
  const palette = palettes[mode];

  return (
    <Box sx={{ width: '100%', color: 'text.primary', typography: 'body2' }}>
      <ToggleButtonGroup exclusive size="small" aria-label="Scheme" value={mode} onChange={choose}>
        <ToggleButton value="light">Light</ToggleButton>
        <ToggleButton value="dark">Dark</ToggleButton>
      </ToggleButtonGroup>
      {colors.map((color) => (
        <Box key={color} sx={{ mt: 2 }}>
          <b>{color}</b>
          <Box component="dl" sx={swatches}>
            {tokens.map((token) => (
              <div key={token}>
                <dt>
                  <Box sx={{ ...swatch, bgcolor: palette[color][token] }} />
                  {token}
                </dt>
                <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
                  {palette[color][token]}
                </Box>
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
