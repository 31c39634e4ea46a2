import Box from '@mui/joy/Box';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';
import Button from '@mui/joy/Button';
import Sheet from '@mui/joy/Sheet';

const theme = extendTheme({ cssVarPrefix: 'twin' });

export default function OneElementTwoModes() {
  return (
    <CssVarsProvider theme={theme} attribute="data-twin" colorSchemeNode={null}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['light', 'dark'].map((scheme) => (
          <Sheet key={scheme} data-twin={scheme} variant="outlined" sx={{ p: 2, minWidth: 160 }}>
            <Button variant="soft">In the {scheme} scheme</Button>
          </Sheet>
        ))}
      </Box>
    </CssVarsProvider>
  );
}
