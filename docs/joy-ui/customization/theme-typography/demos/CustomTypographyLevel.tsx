import * as React from 'react';
import Sheet from '@mui/joy/Sheet';
import Typography from '@mui/joy/Typography';
import { CssVarsProvider, extendTheme } from '@mui/joy/styles';

const theme = extendTheme({
  cssVarPrefix: 'menu',
  typography: {
    h3: {
      background: 'linear-gradient(-30deg, var(--menu-palette-primary-700), #b00068)',
      WebkitBackgroundClip: 'text',
      WebkitTextFillColor: 'transparent',
    },
  },
});

export default function CustomTypographyLevel() {
  return (
    <CssVarsProvider theme={theme} colorSchemeNode={null}>
      <Sheet sx={{ p: 2, bgcolor: 'common.white' }}>
        <Typography level="h3" component="p">
          Bread of the week
        </Typography>
      </Sheet>
    </CssVarsProvider>
  );
}
