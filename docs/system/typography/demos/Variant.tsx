import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  typography: {
    label: { fontSize: '0.875rem', lineHeight: 1.5, letterSpacing: '0.02em' },
    total: { fontSize: '1.5rem', lineHeight: 1.3, fontWeight: 600 },
    totalWide: { fontSize: '2.25rem', lineHeight: 1.2, fontWeight: 300 },
  },
});

export default function Variant() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Box sx={{ typography: 'label' }}>Total of order 1042</Box>
        <Box sx={{ typography: { xs: 'total', md: 'totalWide' } }}>€ 1,248.00</Box>
      </div>
    </ThemeProvider>
  );
}
