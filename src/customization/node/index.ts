import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as colors from '@mui/material/colors';
import * as locales from '@mui/material/locale';
import { locatePackage } from '../../../plugins/react-api-model/extract/locatePackage';
import { cachedValue, hashOf } from '../../../plugins/kit/node/cache/cachedValue';
import { environmentHash } from '../../../plugins/kit/node/cache/environment';
import type { Hues } from '../shared/color/types';
import type { DefaultThemes } from '../shared/default-theme/types';
import { describeLocales } from './describeLocales';

/**
 * Returns the described themes from a cache. Describes them again only if the library or this
 * plugin has changed, because reading the types takes seconds.
 */
async function cachedThemes(
  siteDir: string,
  describe: () => Promise<DefaultThemes>,
): Promise<DefaultThemes> {
  const { version } = locatePackage(siteDir, '@mui/material');
  const key = hashOf([version, await environmentHash(siteDir, [__dirname])]);
  return cachedValue(
    path.join(siteDir, 'node_modules/.cache/customization/themes.json'),
    key,
    describe,
  );
}

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
