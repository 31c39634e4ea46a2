import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/Button' {
  interface ButtonPropsSizeOverrides {
    xl: true;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'gate',
  components: {
    JoyButton: {
      styleOverrides: {
        root: ({ ownerState, theme: { vars } }) => ({
          ...(ownerState.size === 'xl' && {
            '--Button-minHeight': '56px',
            fontSize: vars.fontSize.xl,
            paddingInline: '2rem',
          }),
        }),
      },
    },
  },
});

export default function NewSize() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Button size="lg">Large</Button>
        <Button size="xl">Extra large</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
