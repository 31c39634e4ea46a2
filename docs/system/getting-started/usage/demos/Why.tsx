import { ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';
import { theme } from './theme';

export default function Why() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          minWidth: 240,
          p: 2,
          borderRadius: 2,
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: 1,
        }}
      >
        <Box sx={{ color: 'text.secondary' }}>Orders today</Box>
        <Box sx={{ typography: 'figure' }}>1,248</Box>
        <Box sx={{ mt: 0.5, color: 'success.dark' }}>More than last Friday</Box>
      </Box>
    </ThemeProvider>
  );
}
