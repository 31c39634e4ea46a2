import type { ComponentApi } from '../../src/api-reference/types';
import { parseLanguage } from '../../src/language/siteConfig';
import { packageHistory } from '../api-history';
import { withHistory } from '../api-history/withHistory';
import { changesPath } from './changesPath';
import type { ChangesPlace } from './changesPath';

/** Adds its history to each component of a product whose package has earlier releases on record. */
export async function addHistories(
  apis: readonly ComponentApi[],
  product: ChangesPlace,
  { siteDir, locale }: { siteDir: string; locale: string },
): Promise<ComponentApi[]> {
  const language = parseLanguage(locale);
  const packages = [...new Set(apis.map(({ packageName }) => packageName))];
  const histories = new Map(
    await Promise.all(
      packages.map(async (name) => [name, await packageHistory(siteDir, name)] as const),
    ),
  );
  return apis.map((api) => {
    const history = histories.get(api.packageName);
    const allChanges = changesPath(product, api.packageName);
    return history ? withHistory(api, history, { language, allChanges }) : api;
  });
}
