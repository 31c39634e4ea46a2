import { ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';
import { theme } from './theme';

export default function Demo() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          width: 1,
          maxWidth: 480,
          borderRadius: 2,
          overflow: 'hidden',
          bgcolor: 'background.paper',
          color: 'text.primary',
          boxShadow: 1,
        }}
      >
        <Box
          aria-hidden
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: { xs: 1, sm: 144 },
            minHeight: { xs: 72, sm: 'auto' },
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
            typography: 'figure',
          }}
        >
          RW
        </Box>
        <Box sx={{ flexGrow: 1, p: 3, textAlign: { xs: 'center', sm: 'start' } }}>
          <Box sx={{ fontSize: 20, fontWeight: 600 }}>Relaunch of the website</Box>
          <Box sx={{ mt: 0.5, color: 'text.secondary' }}>Tasks done: 14 of 18</Box>
          <Box aria-hidden sx={{ mt: 2, borderRadius: 1, bgcolor: '#d9e2ec' }}>
            <Box sx={{ width: 14 / 18, height: 8, borderRadius: 1, bgcolor: 'primary.main' }} />
          </Box>
        </Box>
      </Box>
    </ThemeProvider>
  );
}
