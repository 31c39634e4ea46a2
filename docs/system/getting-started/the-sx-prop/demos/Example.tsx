import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    primary: { main: '#00574b', dark: '#003d34', contrastText: '#fff' },
  },
});

export default function Example() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          gap: { xs: 0.5, sm: 4 },
          px: 3,
          py: 2,
          border: 2,
          borderColor: 'primary.dark',
          borderRadius: 2,
          bgcolor: 'primary.main',
          color: 'primary.contrastText',
          '&:hover': { bgcolor: 'primary.dark' },
        }}
      >
        <Box component="strong" sx={{ fontSize: 18 }}>
          Invoice 2041
        </Box>
        <span>Due in 3 days</span>
      </Box>
    </ThemeProvider>
  );
}
