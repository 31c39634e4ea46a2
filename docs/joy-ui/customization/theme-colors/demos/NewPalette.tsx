import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import type { PaletteRange } from '@mui/joy/styles';

declare module '@mui/joy/styles' {
  interface ColorPalettePropOverrides {
    info: true;
  }
  interface Palette {
    info: PaletteRange;
  }
}

const info = {
  solidBg: '#0277bd',
  solidColor: '#fff',
  solidHoverBg: '#01579b',
  softBg: '#b3e5fc',
  softColor: '#01579b',
};
const theme = extendTheme({
  cssVarPrefix: 'info',
  colorSchemes: { light: { palette: { info } }, dark: { palette: { info } } },
});

export default function NewPalette() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Button color="info">Solid</Button>
        <Button color="info" variant="soft">
          Soft
        </Button>
      </Sheet>
    </CssVarsProvider>
  );
}
