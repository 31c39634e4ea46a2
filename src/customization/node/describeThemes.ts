import { createTheme } from '@mui/material/styles';
import type { DefaultThemes } from '../shared/default-theme/types';
import { describeTheme } from './describeTheme';
import { themeSignatures } from './themeSignatures';

/**
 * Describes the default themes of the installed library.
 *
 * Throws when the library's styles don't export `Theme`.
 */
export function describeThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir);
  return {
    light: describeTheme(createTheme(), signaturesOf),
    dark: describeTheme(createTheme({ palette: { mode: 'dark' } }), signaturesOf),
  };
}
