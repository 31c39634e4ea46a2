import { createTheme, styled, ThemeProvider } from '@mui/system';

const OrderButton = styled('button', { name: 'OrderButton', slot: 'Root' })(({ theme }) => ({
  padding: theme.spacing(1, 2),
  border: 0,
  font: 'inherit',
  color: '#fff',
  backgroundColor: '#00695c',
}));

const theme = createTheme({
  components: {
    OrderButton: {
      styleOverrides: { root: { borderRadius: 20, backgroundColor: '#4a148c' } },
    },
  },
});

export default function ThemedOrderButton() {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <OrderButton type="button">Without a theme</OrderButton>
      <ThemeProvider theme={theme}>
        <OrderButton type="button">With the theme</OrderButton>
      </ThemeProvider>
    </div>
  );
}
