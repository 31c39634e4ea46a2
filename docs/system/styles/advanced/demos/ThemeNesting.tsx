import { createTheme, styled, ThemeProvider } from '@mui/system';
import type { Theme } from '@mui/system';

const outer = createTheme({ spacing: 6, palette: { accent: '#01579b' } });

const inner = (theme: Theme): Theme => ({
  ...theme,
  palette: { ...theme.palette, accent: '#b71c1c' },
});

const Accent = styled('p')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(2),
  color: '#fff',
  backgroundColor: theme.palette.accent,
}));

export default function ThemeNesting() {
  return (
    <ThemeProvider theme={outer}>
      <Accent>Blue, with 12 pixels of padding</Accent>
      <ThemeProvider theme={inner}>
        <Accent>Red, with the same padding</Accent>
      </ThemeProvider>
    </ThemeProvider>
  );
}
