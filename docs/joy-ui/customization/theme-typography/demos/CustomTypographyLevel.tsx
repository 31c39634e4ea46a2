import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'menu',
  typography: {
    h3: {
      background:
        'linear-gradient(-30deg, var(--menu-palette-primary-plainColor), var(--menu-palette-danger-plainColor))',
      WebkitBackgroundClip: 'text',
      WebkitTextFillColor: 'transparent',
    },
  },
});

export default function CustomTypographyLevel() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet sx={{ p: 2 }}>
        <Typography level="h3" component="p">
          Bread of the week
        </Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
