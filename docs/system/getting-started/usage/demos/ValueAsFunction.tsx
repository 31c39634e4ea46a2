import { ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';
import { theme } from './theme';

export default function ValueAsFunction() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          p: 2,
          borderRadius: 1,
          borderInlineStart: (t) => `${t.spacing(1)} solid`,
          borderColor: 'primary.main',
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        The delivery to Porto leaves at 16:30
      </Box>
    </ThemeProvider>
  );
}
