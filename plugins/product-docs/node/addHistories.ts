import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import type { Place } from '@component-docs/api-history/node/describeHistory';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import type { PackageRecord } from '@component-docs/api-history/node/record';
import { changesPath } from './changesPath';
import type { ChangesPlace } from './changesPath';

/**
 * Adds its history to each API page of a product, if its package has a record of earlier releases.
 *
 * @param apis what has an API page: components, interfaces, or hooks
 * @param withHistory adds its history to one of them, from its package's record
 */
export async function addHistories<Api extends { packageName: string }>(
  apis: readonly Api[],
  withHistory: (api: Api, record: PackageRecord | undefined, place: Place) => Api,
  product: ChangesPlace,
  locale: string,
): Promise<Api[]> {
  const language = parseLanguage(locale);
  const packages = [...new Set(apis.map(({ packageName }) => packageName))];
  const records = new Map(
    await Promise.all(packages.map(async (name) => [name, await readRecord(name)] as const)),
  );
  return apis.map((api) =>
    withHistory(api, records.get(api.packageName), {
      language,
      allChanges: changesPath(product, api.packageName),
    }),
  );
}
