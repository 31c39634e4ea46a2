import type { LoadContext } from '@docusaurus/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import type { Place } from '@component-docs/api-history/node/withHistory';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import type { PackageRecord } from '@component-docs/api-history/node/readRecord';

/** The facts that determine where a product's changes are described. */
type ChangesPlace = Pick<Product, 'basePath' | 'packageName'>;

/**
 * Returns the site path where the changes of all components of a package are described: a page of
 * its product. Packages other than the product's main package have a section there: `@acme/lab` has
 * `#lab`.
 */
export function changesPath(
  { basePath, packageName: own }: ChangesPlace,
  packageName: string,
): string {
  const section = packageName === own ? '' : `#${packageName.replace(/^.*\//, '')}`;
  return `/${basePath}/api-changes${section}`;
}

/**
 * Adds its history to each API page of a product, if its package has a record of earlier releases.
 *
 * @param apis the components, interfaces, or hooks that have an API page
 * @param withHistory adds its history to one of them, from its package's record
 */
export async function addHistories<Api extends { packageName: string }>(
  apis: readonly Api[],
  withHistory: (api: Api, record: PackageRecord | undefined, place: Place) => Api,
  product: ChangesPlace,
  { siteDir, i18n }: Pick<LoadContext, 'siteDir' | 'i18n'>,
): Promise<Api[]> {
  const language = parseLanguage(i18n.currentLocale);
  const packages = [...new Set(apis.map(({ packageName }) => packageName))];
  const records = new Map(
    await Promise.all(
      packages.map(async (name) => [name, await readRecord(siteDir, name)] as const),
    ),
  );
  return apis.map((api) =>
    withHistory(api, records.get(api.packageName), {
      language,
      allChanges: changesPath(product, api.packageName),
    }),
  );
}
