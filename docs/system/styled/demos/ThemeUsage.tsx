import { createTheme, styled, ThemeProvider } from '@mui/system';

const shopTheme = createTheme({
  palette: { shipped: '#1b5e20', onShipped: '#fff' },
  shape: { borderRadius: 6 },
});

const Status = styled('span')(({ theme }) => ({
  display: 'inline-block',
  padding: theme.spacing(1, 2),
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.shipped,
  color: theme.palette.onShipped,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(2, 4) },
}));

export default function ThemeUsage() {
  return (
    <ThemeProvider theme={shopTheme}>
      <Status>Shipped</Status>
    </ThemeProvider>
  );
}
