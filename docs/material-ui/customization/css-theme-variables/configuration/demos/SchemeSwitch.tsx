import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme, useColorScheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'library',
    colorSchemeSelector: 'data-library-scheme',
    disableCssColorScheme: true,
  },
  colorSchemes: { dark: true },
});

function DarkMode() {
  const { colorScheme, setMode } = useColorScheme();
  return (
    <Paper sx={{ p: 2 }}>
      <FormControlLabel
        label="Dark mode"
        control={
          <Switch
            checked={colorScheme === 'dark'}
            onChange={(event) => setMode(event.target.checked ? 'dark' : 'light')}
          />
        }
      />
      <Typography sx={{ minHeight: 24 }}>
        {colorScheme && `On <html>: data-library-scheme="${colorScheme}"`}
      </Typography>
    </Paper>
  );
}

export default function SchemeSwitch() {
  return (
    <ThemeProvider
      theme={theme}
      modeStorageKey="library-mode"
      colorSchemeStorageKey="library-scheme"
    >
      <DarkMode />
    </ThemeProvider>
  );
}
