import type { createTheme } from '@mui/material/styles';

const transitional = 'Charter, "Bitstream Charter", "Sitka Text", Cambria, "Noto Serif", serif';

/** Natural dyes on cloth: indigo, madder, and linen, with a bookish serif. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1f3a6e', light: '#5d80bd', dark: '#152a52', contrastText: '#ffffff' },
        secondary: { main: '#b23a2e', light: '#e0a24a' },
        background: { default: '#fbf9f4', paper: '#f0ebdf' },
        text: { primary: '#1d2230', secondary: '#555b6b' },
        divider: '#d3cbb9',
      },
    },
    dark: {
      palette: {
        primary: { main: '#a9c3f5', light: '#6f93d6', dark: '#cbdcfb', contrastText: '#0d1c3a' },
        secondary: { main: '#ef8d7f', light: '#e8bd7a' },
        background: { default: '#10131c', paper: '#181d2a' },
        text: { primary: '#eef0f6', secondary: '#aab1c3' },
        divider: '#343c50',
      },
    },
  },
  shape: { borderRadius: 3 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    h2: { fontFamily: transitional, fontWeight: 700, letterSpacing: '-0.02em' },
    h4: { fontFamily: transitional, fontWeight: 700 },
    h6: { fontFamily: transitional, fontWeight: 600, lineHeight: 1.5 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeLarge: { paddingBlock: 12 } },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  },
};
