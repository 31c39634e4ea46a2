import path from 'node:path';
import type { DefaultThemes } from '../../src/customization/shared/default-theme/types';
import { locatePackage } from '../api-reference/extract/locatePackage';
import { cachedValue, hashOf } from '../lib/cache/cachedValue';
import { environmentHash } from '../lib/cache/environment';

/**
 * Returns the described themes from a cache. Describes them again only if the library or this
 * plugin has changed, because reading the types takes seconds.
 */
export async function cachedThemes(
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
