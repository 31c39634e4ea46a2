import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const orderTheme = createTheme({
  palette: { order: { late: '#d32f2f', done: '#388e3c' } },
  unstable_sxConfig: {
    accent: { cssProperty: 'borderInlineStartColor', themeKey: 'palette' },
    size: {
      cssProperty: false,
      transform: (value) => ({ width: value as number, height: value as number }),
    },
  },
});

const row = { display: 'flex', gap: 1, p: 1, borderInlineStart: '6px solid' };
const box = { bgcolor: 'currentColor', borderRadius: 1 };

export default function ExtendTheSxProp() {
  return (
    <ThemeProvider theme={orderTheme}>
      <Box sx={{ ...row, accent: 'order.late' }}>
        <Box sx={{ ...box, size: 24 }} />
        Order 4471, late
      </Box>
      <Box sx={{ ...row, accent: 'order.done' }}>
        <Box sx={{ ...box, size: { xs: 24, sm: 48 } }} />
        Order 4472, delivered
      </Box>
    </ThemeProvider>
  );
}
