import { extendTheme } from '@mui/material/styles';

/** The installed library's default theme in both color schemes. */
export const DEFAULT_THEME = extendTheme({ colorSchemes: { light: true, dark: true } });
