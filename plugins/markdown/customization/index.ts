import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import { createTheme } from '@mui/material/styles';
import type { Hues } from '../../../src/customization/color/types';
import { cachedThemes } from './cachedThemes';
import { describeTheme } from './describeTheme';
import { themeSignatures } from './themeSignatures';

/**
 * Generates data about the installed library's default theme and colors for the pages about them.
 */
export default function customizationPlugin({ siteDir }: LoadContext): Plugin {
  return {
    name: 'customization',
    async contentLoaded({ actions }) {
      const themes = await cachedThemes(siteDir, () => {
        const signaturesOf = themeSignatures(siteDir);
        return {
          light: describeTheme(createTheme(), signaturesOf),
          dark: describeTheme(createTheme({ palette: { mode: 'dark' } }), signaturesOf),
        };
      });
      await actions.createData('themes.json', JSON.stringify(themes));
      await actions.createData('hues.json', JSON.stringify(colors satisfies Hues));
    },
  };
}
