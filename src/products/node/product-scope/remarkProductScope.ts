import path from 'node:path';
import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { readWrittenPages } from '@component-docs/api-reference/node/links/readWrittenPages';
import { pageOfSource } from '@component-docs/demos/node/collectDemos';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { scopeRows } from './scopeRows';
import { scopeTable } from './scopeTable';

const TAG = 'ProductScope';

/**
 * Remark plugin: replaces `<ProductScope />` with a table of what this site has about the page's product, and
 * what only the official site has, from the page trees. Runs before Docusaurus' own plugins, which complete
 * the links.
 */
export function remarkProductScope({ siteDir }: { siteDir: string }) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const index = tree.children.findIndex(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === TAG,
    );
    if (index < 0) {
      return;
    }
    const page = pageOfSource(siteDir, file.path);
    const product = PRODUCTS.find(({ id }) => page?.startsWith(`${id}/`));
    if (!product) {
      return file.fail(`<${TAG}> only works on pages of a product.`, tree.children[index]);
    }
    const locale = /\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en';
    addDependencies(file, {
      files: [path.join(siteDir, `i18n/${locale}/page-tree.json`)],
      folders: [
        'content/navigation',
        `docs/${product.id}`,
        `i18n/${locale}/docusaurus-plugin-content-docs-${product.id}`,
      ].map((folder) => path.join(siteDir, folder)),
    });
    const { titleOf } = await readTexts(siteDir, { currentLocale: locale, defaultLocale: 'en' });
    const input = { titleOf, written: await readWrittenPages(siteDir) };
    const rows = scopeRows(loadTrees()[product.id], input);
    tree.children.splice(index, 1, scopeTable(rows, parseLanguage(locale)));
  };
}
