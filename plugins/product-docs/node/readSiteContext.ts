import type { LoadContext } from '@docusaurus/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { pagesOf } from '@component-docs/api-reference';
import type { SiteContext } from '@component-docs/api-reference';
import { readSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import type { TypesContext } from '@component-docs/api-reference/node/describe/describeTypes';
import { readApiPackages } from '@component-docs/api-reference/node/links/readApiPackages';
import { readLinkTargets } from '@component-docs/api-reference/node/links/readLinkTargets';
import { createLinkResolver } from '@component-docs/api-reference/node/links/resolveLibraryLink';
import { readLookup } from '@component-docs/api-reference/node/translation/readLookup';
import { textsIn } from '@component-docs/kit/node/readText';
import { symbolPages } from './symbolPages';

/**
 * Reads what a product's API pages need of the site: to link from a type to its description, and the
 * translations of texts.
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
