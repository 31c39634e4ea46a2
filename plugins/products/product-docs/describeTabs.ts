import type { LoadContext } from '@docusaurus/types';
import type { ComponentApi } from '../../../src/reference/component-page/types';
import type { Product } from '../../../src/site/products/products';
import { parseLanguage } from '../../../src/reader/language/siteConfig';
import { packageHistory } from '../../api/history';
import { withHookHistory } from '../../api/history/withHistory';
import { describeHooks } from '../../api/reference/describe/describeHooks';
import { highlight } from '../../markdown/code-blocks/highlight';
import { installedVersion } from '../../lib/packages/installedVersion';
import { tabPages } from './apiTabs';
import { changesPath } from './changesPath';
import type { TabPage } from './apiTabs';
import type { DocPage } from './documentedComponents';
import { readTypesContext } from './readTypesContext';

/**
 * Describes the API tabs of a product's pages. Returns none for a product with separate API pages.
 */
export async function describeTabs(
  product: Product,
  pages: readonly DocPage[],
  components: readonly ComponentApi[],
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): Promise<TabPage[]> {
  const { packageName, apiTabs } = product;
  if (!apiTabs) {
    return [];
  }
  const described = await describeHooks({
    ...(await readTypesContext(product, { siteDir, baseUrl })),
    siteDir,
    packageName,
    highlight,
  });
  const history = await packageHistory(siteDir, packageName);
  const language = parseLanguage(i18n.currentLocale);
  const allChanges = changesPath(product, packageName);
  const hooks = described.map((hook) => withHookHistory(hook, history, { language, allChanges }));
  const version = installedVersion(siteDir, packageName);
  return tabPages(pages, { packageName, version, components, hooks });
}
