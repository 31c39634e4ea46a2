import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    paper: '#fff',
    ink: { main: '#1c2733', quiet: '#4a5a6a' },
    late: '#b00020',
    paid: '#1b5e20',
  },
});

export default function Color() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ width: '100%', maxWidth: 320, p: 2, bgcolor: 'paper', color: 'ink.main' }}>
        <div>Order 1042</div>
        <Box sx={{ color: 'ink.quiet' }}>Amara Okafor, Rotterdam</Box>
        <Box sx={{ color: 'paid', mt: 1 }}>Paid on Monday</Box>
        <Box sx={{ color: 'late' }}>Two days late</Box>
      </Box>
    </ThemeProvider>
  );
}
