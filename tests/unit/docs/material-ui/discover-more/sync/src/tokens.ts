import { createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    harvest: Palette['primary'];
  }
  interface PaletteOptions {
    harvest?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Button' {
  interface ButtonPropsColorOverrides {
    harvest: true;
  }
}

const base = createTheme();

export const theme = createTheme({
  palette: {
    harvest: base.palette.augmentColor({ color: { main: '#b26a00' }, name: 'harvest' }),
  },
});
