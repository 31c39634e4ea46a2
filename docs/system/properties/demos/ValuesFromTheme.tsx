import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: { delivery: { main: '#0b3d5c', line: '#6fb7dd', text: '#fff' } },
  shadows: ['none', '0 2px 6px rgb(0 0 0 / 40%)'],
  typography: { total: { fontSize: 28, fontWeight: 600, lineHeight: 1.4 } },
});

export default function ValuesFromTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          boxSizing: 'border-box',
          width: 1,
          maxWidth: 'sm',
          p: 2,
          border: 2,
          borderColor: 'delivery.line',
          borderRadius: 2,
          bgcolor: 'delivery.main',
          color: 'delivery.text',
          boxShadow: 1,
        }}
      >
        Order 1042
        <Box sx={{ typography: 'total' }}>€ 248.00</Box>
      </Box>
    </ThemeProvider>
  );
}
