import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface TypographySystemOverrides {
    kicker: true;
  }
}

const theme = extendTheme({
  cssVarPrefix: 'news',
  typography: {
    kicker: {
      fontSize: 'var(--news-fontSize-xs)',
      fontWeight: 'var(--news-fontWeight-xl)',
      letterSpacing: '0.1em',
      textTransform: 'uppercase',
      color: 'var(--news-palette-primary-plainColor)',
    },
  },
});

export default function NewTypographyLevel() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet sx={{ p: 2 }}>
        <Typography level="kicker" component="p">
          Harbor
        </Typography>
        <Typography level="h4" component="p">
          New ferry to the islands
        </Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
