import type { createTheme } from '@mui/material/styles';

const humanist = 'Optima, Candara, "Noto Sans", source-sans-pro, sans-serif';

/** A greenhouse: leaf greens, flower pots, soft corners, and a calm humanist type. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#2d6a37', dark: '#1f4d27', contrastText: '#ffffff' },
        secondary: { main: '#c8693b' },
        background: { default: '#f0f5e6', paper: '#fbfdf6' },
        text: { primary: '#182418', secondary: '#4d5f4b' },
        divider: '#d3e0c6',
      },
    },
    dark: {
      palette: {
        primary: { main: '#9ed88c', dark: '#c0ebb2', contrastText: '#10240f' },
        secondary: { main: '#d98a62' },
        background: { default: '#0d1610', paper: '#142119' },
        text: { primary: '#e9f3e4', secondary: '#a8bba3' },
        divider: '#2b3d2f',
      },
    },
  },
  shape: { borderRadius: 18 },
  typography: {
    fontFamily: humanist,
    h3: { fontWeight: 700, letterSpacing: '-0.01em' },
    h4: { fontWeight: 700 },
    h5: { fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
    MuiToggleButton: {
      styleOverrides: {
        root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }),
      },
    },
    MuiTableCell: { styleOverrides: { head: { fontWeight: 700 } } },
  },
};
