import type { Product } from '../../../src/site/products/products';
import { pagesOf } from '../../api/reference';
import { readSymbols } from '../../api/reference/describe/describeSymbols';
import type { TypesContext } from '../../api/reference/describe/describeTypes';
import { readApiPackages } from '../../api/links/readApiPackages';
import { readLinkTargets } from '../../api/links/readLinkTargets';
import { createLinkResolver } from '../../api/links/resolveLibraryLink';
import { symbolPages } from './symbolPages';

/** Reads what a product's API pages need to link from a type to its description. */
export async function readTypesContext(
  product: Product,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<TypesContext> {
  const packages = await readApiPackages(siteDir, product);
  const read = await Promise.all(product.apiPackages.map((name) => readSymbols(siteDir, name)));
  return {
    product: product.id,
    resolveLink: createLinkResolver(await readLinkTargets(siteDir), baseUrl),
    componentPages: pagesOf(packages.flatMap(({ components }) => components)),
    symbolPages: symbolPages(
      read.flatMap(({ symbols }) => symbols),
      product,
      baseUrl,
    ),
  };
}
