import { parseLanguage } from '../../../src/reader/language/siteConfig';
import { packageHistory } from '../../api/history';
import type { PackageHistory } from '../../api/history';
import type { Place } from '../../api/history/describeHistory';
import { changesPath } from './changesPath';
import type { ChangesPlace } from './changesPath';

/**
 * Adds the history of its package to each API page of a product, if the package has earlier
 * releases on record.
 *
 * @param apis what has an API page: components, interfaces, or hooks
 * @param withHistory adds a package's history to one of them
 */
export async function addHistories<Api extends { packageName: string }>(
  apis: readonly Api[],
  withHistory: (api: Api, history: PackageHistory, place: Place) => Api,
  product: ChangesPlace,
  { siteDir, locale }: { siteDir: string; locale: string },
): Promise<Api[]> {
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
