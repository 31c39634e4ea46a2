import type { LoadContext } from '@docusaurus/types';
import { kebabCase } from '@component-docs/api-reference/shared/component-page/anchors';
import type { ExtractedSymbol } from '@component-docs/react-api-model/model/extracted';
import { symbolPath } from '@component-docs/api-reference/node/links/apiPath';
import type { ApiPlace } from '@component-docs/api-reference/node/links/apiPath';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { pagesOf, readApiPackages } from '@component-docs/api-reference';
import type { SiteContext } from '@component-docs/api-reference';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import type { TypesContext } from '@component-docs/api-reference/node/describe/describeTypes';
import {
  readLinkTargets,
  createLinkResolver,
} from '@component-docs/api-reference/node/links/libraryLinks';
import { readLookup } from '@component-docs/api-reference/node/translation/readEntries';
import { textsIn } from '@component-docs/kit/node/readText';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import type { Place } from '@component-docs/api-history/node/withHistory';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import type { PackageRecord } from '@component-docs/api-history/node/readRecord';

/**
 * Returns the pages of a product's interfaces and hooks, including the base URL, by their names and
 * the names that they are aliases of. A type that has its own page always leads there.
 */
export function symbolPages(
  symbols: readonly Pick<ExtractedSymbol, 'name' | 'aliasOf'>[],
  place: ApiPlace,
  baseUrl: string,
): Map<string, string> {
  const pageOf = ({ name }: { name: string }) =>
    symbolPath(baseUrl, place, { name, slug: kebabCase(name) });
  return new Map([
    ...symbols.flatMap((symbol): [string, string][] =>
      symbol.aliasOf === undefined ? [] : [[symbol.aliasOf, pageOf(symbol)]],
    ),
    ...symbols.map((symbol): [string, string] => [symbol.name, pageOf(symbol)]),
  ]);
}

/**
 * Reads the facts of the site that a product's API pages need: the links from types to their descriptions,
 * and the translations of texts.
 *
 * Throws, with file, entry, and fix, when a translation is invalid.
 */
export async function readSiteContext(
  product: Product,
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): Promise<TypesContext & Pick<SiteContext, 'lookup'>> {
  const packages = await Promise.all(PRODUCTS.map((other) => readApiPackages(siteDir, other)));
  const read = await Promise.all(product.apiPackages.map((name) => readSymbols(siteDir, name)));
  return {
    product: product.id,
    resolveLink: createLinkResolver(await readLinkTargets(siteDir), baseUrl),
    componentPages: pagesOf(packages.flat()),
    symbolPages: symbolPages(
      read.flatMap(({ symbols }) => symbols),
      product,
      baseUrl,
    ),
    lookup: await readLookup(textsIn(siteDir), i18n.currentLocale),
  };
}

/** The facts that determine where a product's changes are described. */
type ChangesPlace = Pick<Product, 'basePath' | 'packageName'>;

/**
 * Returns the site path with the changes of a package's components: a page of its product, on which
 * other packages than its main one have a section: `#lab` for `@acme/lab`.
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
