import type { LoadContext, Plugin } from '@docusaurus/types';
import { readErrors } from './readErrors';
import type { CatalogueError } from './readErrors';

/** Generates the list of errors that the library names in production by their codes only. */
export default function errorsPlugin({ siteDir }: LoadContext): Plugin<CatalogueError[]> {
  return {
    name: 'errors',
    loadContent: () => readErrors(siteDir),
    async contentLoaded({ content, actions }) {
      await actions.createData('catalogue.json', JSON.stringify(content));
    },
  };
}
