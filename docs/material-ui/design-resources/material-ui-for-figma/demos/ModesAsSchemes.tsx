import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

// What a designer reads off the file: one value for each mode.
const variables = {
  light: { brand: '#00695c', surface: '#f1f8f6' },
  dark: { brand: '#4db6ac', surface: '#10201d' },
};

const toPalette = ({ brand, surface }: { brand: string; surface: string }) => ({
  palette: { primary: { main: brand }, background: { paper: surface } },
});

const theme = createTheme({
  // The names differ from the defaults because the demo shares its page with this site.
  cssVariables: {
    cssVarPrefix: 'garden',
    colorSchemeSelector: '.garden-%s',
    disableCssColorScheme: true,
  },
  colorSchemes: { light: toPalette(variables.light), dark: toPalette(variables.dark) },
  shape: { borderRadius: 12 },
});

export default function ModesAsSchemes() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="garden-mode" colorSchemeStorageKey="garden-scheme">
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap' }}>
        {['Light', 'Dark'].map((mode) => (
          <Paper key={mode} className={`garden-${mode.toLowerCase()}`} sx={{ p: 2 }}>
            <Typography sx={{ mb: 1 }}>{mode}</Typography>
            <Button variant="contained">Water the beds</Button>
          </Paper>
        ))}
      </Stack>
    </ThemeProvider>
  );
}
