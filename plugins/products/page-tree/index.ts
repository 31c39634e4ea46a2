import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import { siteMapOf } from '../../../src/site/navigation/siteMap';
import { navigationChunk } from '../../../src/shell/side-navigation/navigationProps';
import { PRODUCTS } from '../../../src/site/products/products';
import { writtenPages } from '../product-docs/writtenPages';
import type { WrittenPage } from '../product-docs/writtenPages';
import { failWithAll } from '../../lib/errors/failWith';
import { checkPages, loadTrees, sitePathOfPermalink } from '../../navigation/page-tree';
import { duplicatePages } from './duplicatePages';

/** The manual of the docs infrastructure, whose tree contains pages of `src/pages`. */
const MANUAL = '/experiments/docs/';

/** The registry of the products' trees: a chunk each, which the pages of the product name. */
function navigationModules(): string {
  const entries = PRODUCTS.map(({ id }) => {
    const chunk = navigationChunk(id);
    const module = `@generated/docusaurus-plugin-content-docs/${id}/navigation.js`;
    return `  '${chunk}': () => import(/* webpackChunkName: "${chunk}" */ '${module}'),`;
  });
  return `export default {\n${entries.join('\n')}\n};\n`;
}

const pathOf = ({ path }: WrittenPage) => path;

/** Returns the pages of `src/pages` as site paths. */
function sitePagesOf(allContent: AllContent, baseUrl: string): string[] {
  const content = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}).flat() as {
    permalink: string;
  }[];
  return content.map(({ permalink }) => sitePathOfPermalink(permalink, baseUrl));
}

/**
 * Fails the build and the development server when two pages have the same path, or when the page
 * trees don't match the pages: a planned item with a page, another item without one, or a page that
 * no tree contains. Passes the site map for the menus to the browser as global data.
 */
export default function pageTreePlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-tree',
    async allContentLoaded({ allContent, actions }) {
      const products = writtenPages(allContent, baseUrl);
      const documents = products.flatMap((product) => product.pages.map(pathOf));
      const sitePages = sitePagesOf(allContent, baseUrl);
      await actions.createData(
        'siteMap.json',
        JSON.stringify(siteMapOf([...documents, ...sitePages])),
      );
      await actions.createData('pageModules.js', navigationModules());
      const inTrees = {
        pages: [...documents, ...sitePages.filter((page) => page.startsWith(MANUAL))],
        sitePages,
        apiPages: products.flatMap(({ apiPages }) => apiPages.map(pathOf)),
      };
      failWithAll([
        {
          summary: 'Pages have the same path',
          problems: duplicatePages(products.flatMap(({ pages }) => pages)),
        },
        {
          summary: "Page trees don't match the pages",
          problems: checkPages(loadTrees(), inTrees),
        },
      ]);
    },
  };
}
