import type { LoadContext } from '@docusaurus/types';
import type { ComponentApi } from '@component-docs/api-reference/shared/component-page/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { readRecord } from '@component-docs/api-history/node/readRecord';
import { withHookHistory } from '@component-docs/api-history/node/withHistory';
import { describeHooks } from '@component-docs/api-reference/node/describe/describeHooks';
import { highlight } from '@component-docs/written-pages/node/code-blocks/highlight';
import { installedVersion } from '@component-docs/kit/node/packages/installedVersion';
import { plannedTabPages } from './plannedTabPages';
import type { TreeTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { tabPages } from './apiTabs';
import { changesPath } from './changesPath';
import type { TabPage } from './apiTabs';
import type { DocPage } from './documentedComponents';
import { readSiteContext } from './readSiteContext';

/**
 * Describes the API tabs of a product's pages, also of those that aren't written yet. Returns none for a
 * product with separate API pages.
 */
export async function describeTabs(
  product: Product & { id: ProductId },
  pages: readonly DocPage[],
  components: readonly ComponentApi[],
  titleOf: TreeTexts['titleOf'],
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
): Promise<TabPage[]> {
  const { packageName, apiTabs } = product;
  if (!apiTabs) {
    return [];
  }
  const described = await describeHooks({
    ...(await readSiteContext(product, { siteDir, baseUrl, i18n })),
    siteDir,
    packageName,
    highlight,
  });
  const record = await readRecord(packageName);
  const language = parseLanguage(i18n.currentLocale);
  const allChanges = changesPath(product, packageName);
  const hooks = described.map((hook) => withHookHistory(hook, record, { language, allChanges }));
  const version = installedVersion(siteDir, packageName);
  const planned = await plannedTabPages(product, titleOf, { siteDir, baseUrl });
  return tabPages([...pages, ...planned], { packageName, version, components, hooks });
}
