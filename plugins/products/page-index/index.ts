import type { LoadContext, Plugin } from '@docusaurus/types';
import type { PageEntry } from '../../../src/site-pages/not-found/types';
import { writtenPages } from '../product-docs/writtenPages';

/**
 * Generates the list of all pages, with title and path, that the 404 page loads
 * (src/site-pages/not-found).
 */
export default function pageIndexPlugin({ baseUrl }: LoadContext): Plugin {
  return {
    name: 'page-index',
    async allContentLoaded({ allContent, actions }) {
      const entries: PageEntry[] = writtenPages(allContent, baseUrl).flatMap(
        ({ pages, apiPages }) =>
          [...pages, ...apiPages].map(({ title, path }) => ({ title, path })),
      );
      await actions.createData('pages.json', JSON.stringify(entries));
    },
  };
}
