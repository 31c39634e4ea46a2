import { extendTheme } from '@mui/joy/styles';
import type { DefaultThemes } from '../../shared/default-theme/types';
import { describeTheme } from '../describeTheme';
import { themeSignatures } from '../themeSignatures';

/**
 * Describes the default theme of Joy UI as its provider passes it to components: with the keys of one
 * scheme in place of `colorSchemes`.
 *
 * Throws when the library's styles don't export `Theme`.
 */
export function describeJoyThemes(siteDir: string): DefaultThemes {
  const signaturesOf = themeSignatures(siteDir, '@mui/joy');
  const { colorSchemes, ...theme } = extendTheme();
  return {
    light: describeTheme({ ...theme, ...colorSchemes.light }, signaturesOf),
    dark: describeTheme({ ...theme, ...colorSchemes.dark }, signaturesOf),
  };
}
