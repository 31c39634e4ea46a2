import type { LoadContext } from '@docusaurus/types';
import type { SymbolApi } from '../../api-reference/shared/symbol-page/types';
import type { Product } from '../../kit/shared/site/types';
import { withSymbolHistory } from '../../api-history/node/withHistory';
import { describeSymbols } from '../../api-reference/node/describe/describeSymbols';
import { highlight } from '../../written-pages/node/code-blocks/highlight';
import { releaseTag } from '../../kit/node/packages/releaseTag';
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
