import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import type { Hues } from '../shared/color/types';
import { describeLocales } from './describeLocales';
import { describeJoyThemes, describeThemes } from './describeThemes';

/**
 * Generates data about the installed libraries' default themes, colors, and locales for the pages about them.
 */
export default function customizationPlugin({ siteDir, i18n }: LoadContext): Plugin {
  return {
    name: 'customization',
    async contentLoaded({ actions }) {
      await actions.createData('themes.json', JSON.stringify(describeThemes(siteDir)));
      await actions.createData('joy-themes.json', JSON.stringify(describeJoyThemes(siteDir)));
      await actions.createData(
        'locales.json',
        JSON.stringify(describeLocales(locales, i18n.currentLocale)),
      );
      await actions.createData('hues.json', JSON.stringify(colors satisfies Hues));
    },
  };
}
