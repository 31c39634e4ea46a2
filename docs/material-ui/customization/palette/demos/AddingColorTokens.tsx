import Box from '@mui/material/Box';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface PaletteColor {
    darker?: string;
  }
  interface SimplePaletteColorOptions {
    darker?: string;
  }
}

const theme = createTheme({
  palette: { primary: { main: '#00796b', darker: '#00382f' } },
});

export default function AddingColorTokens() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Box sx={{ p: 2, borderRadius: 1, bgcolor: 'primary.darker', color: '#fff' }}>
        {`primary.darker: ${theme.palette.primary.darker}`}
      </Box>
    </ThemeProvider>
  );
}
