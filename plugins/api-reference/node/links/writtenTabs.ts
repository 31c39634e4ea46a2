import { tabPath, tabsOfNames } from '../../shared/tabs/tabPath';
import type { Product } from '@component-docs/kit/shared/site/types';
import { readFrontMatter } from '@component-docs/page-tree/node/written-pages/readFrontMatter';
import { readDocuments } from '@component-docs/page-tree/node/written-pages/readPages';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/**
 * Reads the site paths of the API tabs of a product's written pages: `/base-ui/react-button/hooks-api`.
 * Returns none for a product with separate API pages.
 */
export async function readWrittenTabs(siteDir: string, product: Product): Promise<string[]> {
  if (!product.apiTabs) {
    return [];
  }
  const documents = await readDocuments(siteDir);
  const own = documents.filter(({ path }) => path.startsWith(`/${product.basePath}/`));
  const tabs = await Promise.all(
    own.map(async ({ path, file }) => {
      const { components, hooks } = await readFrontMatter(siteDir, file);
      const names = { components: listOf(components), hooks: listOf(hooks) };
      return tabsOfNames(names).map((tab) => tabPath(path, tab));
    }),
  );
  return tabs.flat();
}
