import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'mail',
    colorSchemeSelector: '.mail-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { dark: true },
});

function Appearance() {
  const { mode, systemMode, setMode } = useColorScheme();
  return (
    <Paper sx={{ p: 2, width: 260 }}>
      <RadioGroup
        aria-label="Appearance"
        value={mode ?? null}
        onChange={(event) => setMode(event.target.value as 'system' | 'light' | 'dark')}
      >
        <FormControlLabel value="system" control={<Radio />} label="Same as system" />
        <FormControlLabel value="light" control={<Radio />} label="Light" />
        <FormControlLabel value="dark" control={<Radio />} label="Dark" />
      </RadioGroup>
      <Typography variant="body2" sx={{ minHeight: 20, color: 'text.secondary' }}>
        {mode && `Mode: ${mode}${systemMode ? `, which is ${systemMode}` : ''}`}
      </Typography>
    </Paper>
  );
}

export default function ToggleColorMode() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="mail-mode" colorSchemeStorageKey="mail-scheme">
      <Appearance />
    </ThemeProvider>
  );
}
