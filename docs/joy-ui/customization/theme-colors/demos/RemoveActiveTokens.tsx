import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const primary = { solidActiveBg: undefined, softActiveBg: undefined };
const theme = extendTheme({
  cssVarPrefix: 'calm',
  colorSchemes: { light: { palette: { primary } }, dark: { palette: { primary } } },
});

export default function RemoveActiveTokens() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Button>Without pressed color</Button>
        <Button color="danger">With pressed color</Button>
      </Sheet>
    </CssVarsProvider>
  );
}
