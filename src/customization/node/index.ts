import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import type { Hues } from '../shared/color/types';
import { cachedThemes } from './cachedThemes';
import { describeLocales } from './describeLocales';

/**
 * Generates data about the installed library's default theme, colors, and locales for the pages about them.
 */
export default function customizationPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'customization',
    async contentLoaded({ actions }) {
      const themes = await cachedThemes(siteDir, async () => {
        // Loaded on demand: a cached run doesn't need the compiler.
        const { describeThemes } = await import('./describeThemes');
        return describeThemes(siteDir);
      });
      await actions.createData('themes.json', JSON.stringify(themes));
      await actions.createData(
        'locales.json',
        JSON.stringify(describeLocales(locales, i18n.currentLocale)),
      );
      await actions.createData('hues.json', JSON.stringify(colors satisfies Hues));
    },
  };
}
