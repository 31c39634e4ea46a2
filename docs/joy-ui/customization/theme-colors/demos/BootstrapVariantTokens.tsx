import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const warning = {
  solidBg: '#ffc107',
  solidColor: '#000',
  solidHoverBg: '#ffca2c',
  solidActiveBg: '#ffcd39',
};
const theme = extendTheme({
  cssVarPrefix: 'parcel',
  colorSchemes: { light: { palette: { warning } }, dark: { palette: { warning } } },
});

export default function BootstrapVariantTokens() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet variant="outlined" sx={{ display: 'flex', gap: 2, p: 2, borderRadius: 'sm' }}>
        <Button color="warning">Hold parcel</Button>
        <Button color="warning" variant="outlined">
          Ask depot
        </Button>
      </Sheet>
    </CssVarsProvider>
  );
}
