import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme, useTheme } from '@mui/material/styles';
import type { ThemeOptions } from '@mui/material/styles';

const looks: Record<string, ThemeOptions> = {
  Default: {},
  Round: { shape: { borderRadius: 24 }, typography: { button: { textTransform: 'none' } } },
  Square: { shape: { borderRadius: 0 }, typography: { fontFamily: 'Georgia, serif' } },
};

export default function OneFormThreeLooks() {
  const [look, setLook] = React.useState('Default');
  // Keeps the mode of the theme around this demo.
  const { mode } = useTheme().palette;
  const theme = createTheme({ palette: { mode }, ...looks[look] });
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, value: string | null) => setLook(value ?? look)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={() => theme}>
        <TextField label="Name of the ship" name="ship" size="small" />
        <Button variant="contained">Reserve a berth</Button>
      </ThemeProvider>
    </Stack>
  );
}
