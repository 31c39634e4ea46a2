import type { createTheme } from '@mui/material/styles';

const didone = 'Didot, "Bodoni MT", "Noto Serif Display", "URW Palladio L", P052, Sylfaen, serif';
const oldStyle =
  '"Iowan Old Style", "Palatino Linotype", "URW Palladio L", P052, "Noto Serif", serif';

/** A printed magazine: black, white, one red, and no round corner. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#141414', dark: '#000000', contrastText: '#ffffff' },
        secondary: { main: '#c8102e', contrastText: '#ffffff' },
        error: { main: '#c8102e' },
        warning: { main: '#b26a00', light: '#ffcf5c' },
        background: { default: '#ffffff', paper: '#f5f2ec' },
        text: { primary: '#141414', secondary: '#5a5a5a' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#f3efe6', dark: '#ffffff', contrastText: '#141414' },
        secondary: { main: '#ff7a85', contrastText: '#1d0508' },
        error: { main: '#ff9aa2' },
        warning: { main: '#ffcf5c', light: '#ffcf5c' },
        background: { default: '#121212', paper: '#1d1c1a' },
        text: { primary: '#f3efe6', secondary: '#b5b0a6' },
      },
    },
  },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: oldStyle,
    h2: { fontFamily: didone, fontWeight: 700, letterSpacing: '-0.03em' },
    h3: { fontFamily: didone, fontWeight: 700, lineHeight: 1.1, letterSpacing: '-0.01em' },
    h5: { fontFamily: didone, fontWeight: 700, lineHeight: 1.2 },
    overline: { letterSpacing: '0.16em' },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  components: {
    MuiButton: { defaultProps: { disableElevation: true } },
    MuiChip: { styleOverrides: { root: { borderRadius: 0 } } },
  },
};
