import type { createTheme } from '@mui/material/styles';

const industrial =
  'Bahnschrift, "DIN Alternate", "Franklin Gothic Medium", "Nimbus Sans Narrow", "Noto Sans", sans-serif';

/** A night train: burgundy carriages, amber lamps, and the narrow type of stations. */
export const themeOptions: Parameters<typeof createTheme>[0] = {
  cssVariables: true,
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#7a1f3d', dark: '#5b152c', contrastText: '#ffffff' },
        warning: { main: '#c27a00', light: '#ffb938' },
        error: { main: '#b3261e' },
        grey: { 900: '#15131a' },
        background: { default: '#f7f3ee', paper: '#ffffff' },
        text: { primary: '#211a22', secondary: '#665b66' },
        divider: '#ded5d3',
      },
    },
    dark: {
      palette: {
        primary: { main: '#f4a9bd', dark: '#f9cdd9', contrastText: '#3b0d1d' },
        warning: { main: '#ffb938', light: '#ffb938' },
        error: { main: '#ff9e93' },
        grey: { 900: '#0b090e' },
        background: { default: '#1b161f', paper: '#251e2a' },
        text: { primary: '#f5eef4', secondary: '#b9acb8' },
        divider: '#453a4a',
      },
    },
  },
  shape: { borderRadius: 4 },
  typography: {
    fontFamily: industrial,
    h4: { fontWeight: 700, letterSpacing: '-0.01em' },
    h5: { fontWeight: 600 },
    button: { textTransform: 'none', fontWeight: 700, letterSpacing: '0.02em' },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: { sizeLarge: { paddingBlock: 12 } },
    },
  },
};
