import { extendTheme } from '@mui/joy/styles';

/** The installed library's default theme. */
export const DEFAULT_JOY_THEME = extendTheme();
