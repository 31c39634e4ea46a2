import type { ThemeOptions } from '@mui/material/styles';

/** Written from the design. Don't edit: the next run replaces this file. */
export const generatedTheme = {
  palette: { primary: { main: '#5e35b1' } },
  shape: { borderRadius: 10 },
  typography: { button: { textTransform: 'none' } },
} satisfies ThemeOptions;
