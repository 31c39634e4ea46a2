import * as React from 'react';
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
  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) =>
    setMode(event.target.checked ? 'dark' : 'light');
  return <Switch checked={colorScheme === 'dark'} onChange={handleChange} />;
}

export default function ForcedScheme() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="depot-mode" colorSchemeStorageKey="depot-scheme">
      <Paper sx={{ p: 2 }}>
        <FormControlLabel label="Dark app" control={<DarkSwitch />} />
        <div className="depot-dark">
          <Paper variant="outlined" sx={{ p: 2, mt: 2 }}>
            The board over gate 3 is always dark.
          </Paper>
        </div>
      </Paper>
    </ThemeProvider>
  );
}
