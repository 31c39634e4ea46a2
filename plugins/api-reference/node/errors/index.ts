import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachedValue, hashOf } from '../../../kit/node/cache/cachedValue';
import { environmentHash } from '../../../kit/node/cache/environment';
import { readErrors } from './readErrors';
import type { CatalogueError } from './readErrors';

const RECORD = 'node_modules/.cache/api-reference/errors.json';

/** Generates the list of errors that the library names in production by their codes only. */
export default function errorsPlugin({ siteDir }: LoadContext): Plugin<CatalogueError[]> {
  return {
    name: 'errors',
    async loadContent() {
      const key = hashOf([await environmentHash(siteDir, [__dirname])]);
      return cachedValue(path.join(siteDir, RECORD), key, () => readErrors(siteDir));
    },
    async contentLoaded({ content, actions }) {
      await actions.createData('catalogue.json', JSON.stringify(content));
    },
  };
}
