import type { createTheme } from '@mui/material/styles';

const serif = '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", Georgia, serif';

/** Sea and signal colors: deep teal water, a coral buoy, paper that is never quite white. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#0b5a63', dark: '#07434a', contrastText: '#ffffff' },
        secondary: { main: '#f2765a' },
        error: { main: '#b3261e' },
        background: { default: '#e9f1ef', paper: '#fdfcf8' },
        text: { primary: '#11292c', secondary: '#46605f' },
        divider: '#cbdad7',
      },
    },
    dark: {
      palette: {
        primary: { main: '#6cc7c4', dark: '#8fd9d5', contrastText: '#04242a' },
        secondary: { main: '#f7e3b5' },
        error: { main: '#ff9d8a' },
        background: { default: '#071d26', paper: '#0d2a34' },
        text: { primary: '#e9f3f1', secondary: '#a5c0c0' },
        divider: '#24454f',
      },
    },
  },
  shape: { borderRadius: 12 },
  typography: {
    fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif',
    h4: { fontFamily: serif, fontSize: '2.25rem', fontWeight: 600, lineHeight: 1.15 },
    h6: { fontFamily: serif, fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.25 },
    button: { textTransform: 'none', fontWeight: 600 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 }, sizeLarge: { paddingBlock: 12 } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.default }),
      },
    },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiAlert: { styleOverrides: { root: { borderRadius: 12 } } },
  },
};
