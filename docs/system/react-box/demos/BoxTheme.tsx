import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  spacing: 6,
  palette: { harbor: { main: '#01579b', text: '#fff' } },
  shape: { borderRadius: 10 },
});

export default function BoxTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 3, borderRadius: 1, bgcolor: 'harbor.main', color: 'harbor.text' }}>
        18 px of padding, a 10 px radius, and two colors of the theme
      </Box>
    </ThemeProvider>
  );
}
