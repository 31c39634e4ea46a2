import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'depot',
    colorSchemeSelector: '.depot-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { dark: true },
});

function DarkSwitch() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <FormControlLabel
      label="Dark app"
      control={
        <Switch
          checked={colorScheme === 'dark'}
          onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
        />
      }
    />
  );
}

export default function ForcedScheme() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="depot-mode" colorSchemeStorageKey="depot-scheme">
      <Paper sx={{ p: 2 }}>
        <DarkSwitch />
        <Box className="depot-dark" sx={{ mt: 2 }}>
          <Paper sx={{ p: 2 }}>The board over gate 3 is always dark.</Paper>
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
