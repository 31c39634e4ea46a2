import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const looks = {
  Default: createTheme(),
  Round: createTheme({
    shape: { borderRadius: 24 },
    typography: { button: { textTransform: 'none' } },
  }),
  Square: createTheme({
    shape: { borderRadius: 0 },
    typography: { fontFamily: 'Georgia, serif' },
  }),
};

export default function OneFormThreeLooks() {
  const [look, setLook] = React.useState<keyof typeof looks>('Default');
  return (
    <Stack spacing={3} sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Look"
        value={look}
        onChange={(_, value: typeof look | null) => setLook(value ?? look)}
      >
        {Object.keys(looks).map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ThemeProvider theme={() => looks[look]}>
        <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: 3 }}>
          <TextField label="Name of the ship" name="ship" size="small" />
          <Button variant="contained">Reserve a berth</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
