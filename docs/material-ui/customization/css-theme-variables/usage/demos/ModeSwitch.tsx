import Paper from '@mui/material/Paper';
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
  const choose = (_event: unknown, next: typeof mode | null) => next && setMode(next);
  return (
    <ToggleButtonGroup exclusive aria-label="Appearance" value={mode ?? null} onChange={choose}>
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
        <ModeButtons />
      </Paper>
    </ThemeProvider>
  );
}
