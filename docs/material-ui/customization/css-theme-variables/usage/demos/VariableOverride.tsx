import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  cssVariables: { cssVarPrefix: 'crate', disableCssColorScheme: true },
});

export default function VariableOverride() {
  return (
    <ThemeProvider theme={theme} modeStorageKey="crate-mode" colorSchemeStorageKey="crate-scheme">
      <Paper sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
        <Button variant="contained">Own stock</Button>
        <Box
          sx={{
            '--crate-palette-primary-main': '#9c2750',
            '--crate-palette-primary-dark': '#7d1f40',
            '--crate-shape-borderRadius': '20px',
          }}
        >
          <Button variant="contained">Stock of the partner</Button>
        </Box>
      </Paper>
    </ThemeProvider>
  );
}
