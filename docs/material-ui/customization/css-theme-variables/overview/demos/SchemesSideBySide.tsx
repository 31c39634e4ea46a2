import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'shop',
    colorSchemeSelector: '.shop-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: {
    light: { palette: { primary: { main: '#00695c' } } },
    dark: { palette: { primary: { main: '#4db6ac' } } },
  },
});

export default function SchemesSideBySide() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="shop-mode" colorSchemeStorageKey="shop-scheme">
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {['shop-light', 'shop-dark'].map((scheme) => (
          <div key={scheme} className={scheme}>
            <Paper sx={{ p: 2 }}>
              <Typography sx={{ mb: 2 }}>{scheme}</Typography>
              <Button variant="contained">Confirm</Button>
            </Paper>
          </div>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
