import type { createTheme } from '@mui/material/styles';

const slab = 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif';

/** A potter's workshop: clay, kiln, and celadon; straight edges, slab serifs. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#9c3d1b', dark: '#7a2d12', contrastText: '#ffffff' },
        secondary: { main: '#41695c' },
        error: { main: '#b00020' },
        success: { main: '#2f6b3c' },
        background: { default: '#f3ebe0', paper: '#fffdf8' },
        text: { primary: '#2b211b', secondary: '#67574c' },
        divider: '#dccdbd',
      },
    },
    dark: {
      palette: {
        primary: { main: '#f2a581', dark: '#f7c2a8', contrastText: '#36150a' },
        secondary: { main: '#a3c9bb' },
        error: { main: '#ffa199' },
        success: { main: '#9ed3a6' },
        background: { default: '#1b1613', paper: '#29211c' },
        text: { primary: '#f4e9de', secondary: '#c2b0a1' },
        divider: '#4a3d34',
      },
    },
  },
  shape: { borderRadius: 2 },
  typography: {
    fontFamily:
      'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", "Noto Sans", sans-serif',
    h4: { fontFamily: slab, fontWeight: 600 },
    h5: { fontFamily: slab, fontWeight: 600 },
    h6: { fontFamily: slab, fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      },
    },
    MuiStepConnector: { styleOverrides: { line: { borderTopStyle: 'dashed', borderTopWidth: 2 } } },
  },
};
