import { createTheme } from '@mui/material/styles';

/** The installed library's default theme in both color schemes. */
export const DEFAULT_THEME = createTheme({
  cssVariables: true,
  colorSchemes: { light: true, dark: true },
});
