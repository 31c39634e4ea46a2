import path from 'node:path';
import type { DefaultThemes } from '../shared/default-theme/types';
import { locatePackage } from '../../../plugins/react-api-model/extract/locatePackage';
import { cachedValue, hashOf } from '../../../plugins/kit/node/cache/cachedValue';
import { environmentHash } from '../../../plugins/kit/node/cache/environment';

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
