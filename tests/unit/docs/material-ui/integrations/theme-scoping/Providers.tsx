import * as React from 'react';
import { CssVarsProvider as JoyProvider, extendTheme, THEME_ID as JOY_ID } from '@mui/joy/styles';
import CssBaseline from '@mui/material/CssBaseline';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const joyTheme = extendTheme();
const materialTheme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-joy-color-scheme' },
  colorSchemes: { light: true, dark: true },
});

export default function Providers({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={materialTheme} defaultMode="light">
      <JoyProvider theme={{ [JOY_ID]: joyTheme }} defaultMode="light">
        <CssBaseline />
        {children}
      </JoyProvider>
    </ThemeProvider>
  );
}
