import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'fleet',
    colorSchemeSelector: '.fleet-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { dark: true },
});

function ModeButtons() {
  const { mode, setMode } = useColorScheme();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Appearance"
      value={mode ?? null}
      onChange={(_event, next: typeof mode | null) => next && setMode(next)}
    >
      <ToggleButton value="light">Light</ToggleButton>
      <ToggleButton value="system">System</ToggleButton>
      <ToggleButton value="dark">Dark</ToggleButton>
    </ToggleButtonGroup>
  );
}

export default function ModeSwitch() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="fleet-mode" colorSchemeStorageKey="fleet-scheme">
      <Paper sx={{ p: 2 }}>
        <Stack spacing={2} sx={{ alignItems: 'center' }}>
          <ModeButtons />
          <Button variant="contained">Dispatch van 7</Button>
        </Stack>
      </Paper>
    </ThemeProvider>
  );
}
