import type { LoadContext } from '@docusaurus/types';
import type { SymbolApi } from '@component-docs/api-reference/shared/symbol-page/types';
import type { Product } from '@component-docs/kit/shared/site/types';
import { withSymbolHistory } from '@component-docs/api-history/node/withHistory';
import { describeSymbols } from '@component-docs/api-reference/node/describe/describeSymbols';
import { highlight } from '@component-docs/written-pages/node/code-blocks/highlight';
import { releaseTag } from '@component-docs/kit/node/packages/releaseTag';
import { addHistories } from './addHistories';
import { readSiteContext } from './readSiteContext';

/**
 * Describes the interfaces and hooks of a product's packages that have their own page, with their
 * histories.
 */
export async function describeProductSymbols(
  product: Product,
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): Promise<SymbolApi[]> {
  const context = await readSiteContext(product, { siteDir, baseUrl, i18n });
  const tag = releaseTag(siteDir, product);
  const described = await Promise.all(
    product.apiPackages.map((packageName) =>
      describeSymbols({ ...context, siteDir, packageName, highlight, releaseTag: tag }),
    ),
  );
  return addHistories(described.flat(), withSymbolHistory, product, i18n.currentLocale);
}
