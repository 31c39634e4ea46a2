import type { createTheme } from '@mui/material/styles';

const geometric = 'Avenir, Montserrat, Corbel, "URW Gothic", "Noto Sans", sans-serif';

/** Two colors of a screen print, cobalt and yellow, with large round shapes. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2438c9', dark: '#1a2a9c', contrastText: '#ffffff' },
        secondary: { main: '#ffd23f' },
        error: { main: '#b3123f' },
        background: { default: '#e8ebfa', paper: '#ffffff' },
        text: { primary: '#10153d', secondary: '#4c5280' },
        divider: '#c6ccee',
      },
    },
    dark: {
      palette: {
        primary: { main: '#ffd23f', dark: '#ffe28a', contrastText: '#10153d' },
        secondary: { main: '#2438c9' },
        error: { main: '#ff9bb0' },
        background: { default: '#0b0f30', paper: '#171c49' },
        text: { primary: '#eef0ff', secondary: '#b0b6e0' },
        divider: '#343b78',
      },
    },
  },
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: geometric,
    h3: { fontWeight: 800, letterSpacing: '-0.03em', lineHeight: 1.05 },
    h6: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { root: { borderRadius: 999 }, sizeLarge: { paddingBlock: 12 } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      },
    },
  },
};
