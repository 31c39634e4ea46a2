import Chip from '@mui/material/Chip';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    ochre: Palette['primary'];
  }
  interface PaletteOptions {
    ochre?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    ochre: true;
  }
}

const theme = createTheme({
  palette: {
    ochre: { main: '#e3b341', light: '#ecd08a', dark: '#9a7420', contrastText: '#33270b' },
  },
});

export default function ManuallyProvideCustomColor() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Chip color="ochre" label="Awaiting customs" />
    </ThemeProvider>
  );
}
