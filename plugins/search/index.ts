import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { buildIndex } from '../../src/search/index/buildIndex';
import type { SearchPage } from '../../src/search/types';
import { PRODUCTS } from '../../src/site/products/products';
import type { ProductId } from '../../src/site/products/products';
import { loadTrees } from '../navigation/page-tree';
import { knownPaths, readPageNames } from './pageNames';
import { productPages } from './productPages';
import { createDocumentReader } from './readDocument';
import { parseShortcuts, shortcutGroups, SHORTCUTS_FILE } from './shortcuts';
import { parseSynonyms, SYNONYMS_FILE, withSynonyms } from './synonyms';
import { writeFiles } from './writeFiles';

export { STATIC_FOLDER } from './writeFiles';

/** Returns a value for each product. */
function byProduct<Value>(valueOf: (index: number) => Value): Record<ProductId, Value> {
  return Object.fromEntries(PRODUCTS.map(({ id }, index) => [id, valueOf(index)])) as Record<
    ProductId,
    Value
  >;
}

/**
 * Creates the search indexes, one for each product, in the language of the build, from the sources of
 * the pages and the data of the API reference. Generates the list of their files, and the shortcuts
 * of the search's start screen.
 */
export default function searchPlugin(context: LoadContext): Plugin {
  const { siteDir, i18n } = context;
  const inSite = (file: string) => path.join(siteDir, file);
  const read = createDocumentReader(siteDir);
  return {
    name: 'search',
    getPathsToWatch: () => [inSite(SYNONYMS_FILE), inSite(SHORTCUTS_FILE)],
    async allContentLoaded({ allContent, actions }) {
      const [synonymsText = '', shortcutsText = ''] = await Promise.all(
        [SYNONYMS_FILE, SHORTCUTS_FILE].map((file) => fs.readFile(inSite(file), 'utf8')),
      );
      const trees = loadTrees();
      const names = await readPageNames(siteDir, i18n, trees);
      const site = { ...context, names, read };
      const found: SearchPage[][] = await Promise.all(
        PRODUCTS.map((product) => productPages(allContent, product, site)),
      );
      const pages = withSynonyms(found, {
        synonyms: parseSynonyms(synonymsText),
        text: synonymsText,
        planned: names.all,
      });
      const shortcuts = parseShortcuts(shortcutsText, knownPaths(trees));

      const indexes = byProduct((index) => buildIndex(pages[index] ?? []));
      const groups = shortcutGroups(
        shortcuts,
        byProduct((index) => pages[index] ?? []),
      );
      const files = await writeFiles(siteDir, indexes);
      await actions.createData('indexes.json', JSON.stringify(files));
      await actions.createData('shortcuts.json', JSON.stringify(groups));
    },
  };
}
