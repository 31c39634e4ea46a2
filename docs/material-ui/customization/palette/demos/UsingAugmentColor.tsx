import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { ThemeProvider, createTheme } from '@mui/material/styles';

declare module '@mui/material/styles' {
  interface Palette {
    brand: Palette['primary'];
  }
  interface PaletteOptions {
    brand?: PaletteOptions['primary'];
  }
}

declare module '@mui/material/Chip' {
  interface ChipPropsColorOverrides {
    brand: true;
  }
}

const base = createTheme({ palette: { contrastThreshold: 4.5 } });
const theme = createTheme(base, {
  palette: {
    brand: base.palette.augmentColor({ color: { main: '#8d6e63' }, name: 'brand' }),
  },
});

export default function UsingAugmentColor() {
  return (
    // A function replaces the theme around this demo. An object would be merged into it.
    <ThemeProvider theme={() => theme}>
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        {(['main', 'light', 'dark', 'contrastText'] as const).map((token) => (
          <Chip key={token} color="brand" label={`${token}: ${theme.palette.brand[token]}`} />
        ))}
      </Stack>
    </ThemeProvider>
  );
}
