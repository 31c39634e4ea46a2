import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'depot',
  radius: { sm: '18px' },
  components: {
    JoyButton: {
      defaultProps: { variant: 'soft' },
      styleOverrides: { root: { textTransform: 'uppercase', letterSpacing: '0.06em' } },
    },
  },
});

export default function ButtonThemes() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Button>Track</Button>
        <Button color="neutral">Cancel</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
