import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'clinic',
    colorSchemeSelector: '.clinic-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#6a1b9a' }, background: { paper: '#faf5ff' } } },
    dark: { palette: { primary: { main: '#ce93d8' }, background: { paper: '#1b1324' } } },
  },
});

export default function SchemePalettes() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="clinic-mode" colorSchemeStorageKey="clinic-scheme">
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {['clinic-light', 'clinic-dark'].map((scheme) => (
          <Paper key={scheme} className={scheme} sx={{ p: 2 }}>
            <Button variant="contained">Book a visit</Button>
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
