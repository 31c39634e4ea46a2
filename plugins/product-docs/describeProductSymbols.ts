import type { SymbolApi } from '../../src/api-symbols/types';
import type { Product } from '../../src/products/products';
import { describeSymbols } from '../api-reference/describeSymbols';
import { highlight } from '../code-blocks/highlight';
import { releaseTag } from '../packages/releaseTag';
import { readTypesContext } from './readTypesContext';

/** The interfaces and hooks of a product's packages that have pages of their own. */
export async function describeProductSymbols(
  product: Product,
  { siteDir, baseUrl }: { siteDir: string; baseUrl: string },
): Promise<SymbolApi[]> {
  const context = await readTypesContext(product, { siteDir, baseUrl });
  const tag = releaseTag(siteDir, product);
  const described = await Promise.all(
    product.apiPackages.map((packageName) =>
      describeSymbols({ ...context, siteDir, packageName, highlight, releaseTag: tag }),
    ),
  );
  return described.flat();
}
