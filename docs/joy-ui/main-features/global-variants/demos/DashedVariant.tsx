import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import Sheet from '@mui/joy/Sheet';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'draft',
  variants: {
    outlined: { neutral: { borderStyle: 'dashed', borderColor: 'currentColor' } },
  },
});

export default function DashedVariant() {
  return (
    // This site marks its mode with data-theme. In your app, leave out both props.
    <CssVarsProvider theme={theme} attribute="data-theme" colorSchemeNode={null}>
      <Sheet sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2 }}>
        <Button variant="outlined" color="neutral">
          Add a draft
        </Button>
        <Chip variant="outlined" color="neutral">
          Draft
        </Chip>
      </Sheet>
    </CssVarsProvider>
  );
}
