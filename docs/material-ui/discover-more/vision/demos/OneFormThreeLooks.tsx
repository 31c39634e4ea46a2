import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider } from '@mui/material/styles';
import type { CSSObject, Theme } from '@mui/material/styles';

const lookOf = (root: CSSObject): Theme['components'] => ({
  MuiButton: { styleOverrides: { root } },
  MuiInputLabel: { styleOverrides: { root } },
  MuiOutlinedInput: { styleOverrides: { root } },
  MuiPaper: { styleOverrides: { root } },
});

const looks = {
  Default: {},
  Round: lookOf({ borderRadius: 24, textTransform: 'none' }),
  Square: lookOf({ borderRadius: 0, fontFamily: 'Georgia, serif' }),
};

export default function OneFormThreeLooks() {
  const [look, setLook] = React.useState<keyof typeof looks>('Default');
  const withLook = (theme: Theme): Theme => ({
    ...theme,
    components: { ...theme.components, ...looks[look] },
  });
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
      <ThemeProvider theme={withLook}>
        <Paper variant="outlined" sx={{ display: 'grid', gap: 2, p: 3 }}>
          <TextField label="Name of the ship" name="ship" size="small" />
          <Button variant="contained">Reserve a berth</Button>
        </Paper>
      </ThemeProvider>
    </Stack>
  );
}
