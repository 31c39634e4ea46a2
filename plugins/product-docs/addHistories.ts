import type { ComponentApi } from '../../src/api-reference/types';
import { parseLanguage } from '../../src/language/siteConfig';
import { packageHistory } from '../api-history';
import { withHistory } from '../api-history/withHistory';

/** Adds its history to each component whose package has earlier releases on record. */
export async function addHistories(
  apis: readonly ComponentApi[],
  siteDir: string,
  locale: string,
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
    return history ? withHistory(api, history, language) : api;
  });
}
