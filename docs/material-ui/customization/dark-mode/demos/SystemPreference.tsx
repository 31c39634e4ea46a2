import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

const themes = {
  light: createTheme(),
  dark: createTheme({ palette: { mode: 'dark' } }),
};

export default function SystemPreference() {
  const mode = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light';

  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => themes[mode]}>
      <Paper sx={{ p: 2 }}>Your system asks for the {mode} scheme.</Paper>
    </ThemeProvider>
  );
}
