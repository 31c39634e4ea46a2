import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme({
  shadows: {
    resting: '0 1px 3px rgb(16 42 67 / 45%)',
    raised: '0 8px 20px rgb(16 42 67 / 45%)',
  },
});

export default function ShadowsDemo() {
  return (
    <ThemeProvider theme={theme}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, 1fr)' },
          gap: 2,
          boxSizing: 'border-box',
          width: 1,
          p: 2,
          bgcolor: '#dfe7ee',
        }}
      >
        {['Order 1042', 'Order 1043', 'Order 1044'].map((order) => (
          <Box
            key={order}
            component="a"
            href="#example"
            sx={{
              p: 2,
              borderRadius: 2,
              bgcolor: '#fff',
              color: '#102a43',
              boxShadow: 'resting',
              transition: 'box-shadow 150ms',
              '&:hover, &:focus-visible': { boxShadow: 'raised' },
              '&:focus-visible': { outline: 2, outlineColor: '#01579b' },
            }}
          >
            {order}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
