import type { createTheme } from '@mui/material/styles';
import type {} from '@mui/x-data-grid/themeAugmentation';

/** A bakery at night: aubergine and wheat by day, wheat on a dark sky at night. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#4b2a52', dark: '#351c3b', contrastText: '#ffffff' },
        secondary: { main: '#d98a14' },
        success: { main: '#2c6e49' },
        error: { main: '#b3261e' },
        background: { default: '#f6f4f0', paper: '#ffffff' },
        text: { primary: '#231a26', secondary: '#685d6b' },
        divider: '#e3dde2',
      },
    },
    dark: {
      palette: {
        primary: { main: '#e9bd6b', dark: '#f2d39a', contrastText: '#2a1c05' },
        secondary: { main: '#f4f0ff' },
        success: { main: '#8fd3a8' },
        error: { main: '#ff9e93' },
        background: { default: '#120f18', paper: '#1b1723' },
        text: { primary: '#f1ecf5', secondary: '#ada3b5' },
        divider: '#352f40',
      },
    },
  },
  shape: { borderRadius: 10 },
  typography: {
    fontFamily: 'Inter, Roboto, "Helvetica Neue", "Nimbus Sans", "Noto Sans", Arial, sans-serif',
    fontSize: 13,
    h4: { fontWeight: 700, letterSpacing: '-0.02em' },
    h6: { fontWeight: 700, fontSize: '1.0625rem' },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiDataGrid: {
      defaultProps: { density: 'compact' },
      styleOverrides: { root: { borderWidth: 0 } },
    },
  },
};
