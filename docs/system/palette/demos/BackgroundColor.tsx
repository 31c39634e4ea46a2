import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  palette: {
    shipped: { main: '#1b5e20', text: '#fff' },
    waiting: { main: '#ffe082', text: '#3e2723' },
    late: { main: '#b00020', text: '#fff' },
  },
});

const orders = [
  { number: 1042, status: 'shipped', label: 'Shipped' },
  { number: 1043, status: 'waiting', label: 'Waiting for payment' },
  { number: 1044, status: 'late', label: 'Late' },
];

export default function BackgroundColor() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        component="ul"
        sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 320, m: 0, p: 0 }}
      >
        {orders.map(({ number, status, label }) => (
          <Box
            key={number}
            component="li"
            sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}
          >
            Order {number}
            <Box
              sx={{
                px: 1,
                py: 0.5,
                borderRadius: 1,
                bgcolor: `${status}.main`,
                color: `${status}.text`,
              }}
            >
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
