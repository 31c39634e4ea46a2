import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { logger } from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { SearchPage } from '../shared/types';
import { textsIn } from '@component-docs/kit/node/readText';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { loadTogether } from '@component-docs/kit/node/errors/loadTogether';
import type { CatalogueError } from '@component-docs/api-reference/node/errors';
import { readMessages } from '@component-docs/api-reference/node/errors/readMessages';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import { groupedTitles } from '@component-docs/page-tree/node/trees/groupedTitles';
import { ABSENT_FILE, absentSubjects, parseAbsent } from './absentSubjects';
import type { WrittenSubject } from './absentSubjects';
import { checkMessages, MESSAGES_FILE, parseMessages } from './knownMessages';
import type { KnownMessage } from './knownMessages';
import { withMessages } from './messageEntries';
import { withOwnNames, withMarks, compactName, knownPaths, readPageNames } from './pageNames';
import { errorPage } from './referencePages';
import { productPages } from './productPages';
import { createDocumentReader } from './readDocument';
import {
  parseShortcuts,
  shortcutGroups,
  SHORTCUTS_FILE,
  parseSynonyms,
  SEARCH_WORDS_FILE,
  SYNONYMS_FILE,
  withSynonyms,
} from './content';
import type { Shortcuts, Synonyms } from './content';
import { writeFiles } from './writeFiles';

export { STATIC_FOLDER } from './writeFiles';

/** The product whose index has the errors of all packages: most errors belong to the first product. */
const ERRORS_PRODUCT = PRODUCTS[0].id;

/** The files in which writers configure the search. */
interface SearchSources {
  synonyms: Synonyms;
  shortcuts: Shortcuts;
  absent: readonly WrittenSubject[];
  messages: readonly KnownMessage[];
}

/** Returns a value for each product. */
function byProduct<Value>(
  valueOf: (index: number, id: ProductId) => Value,
): Record<ProductId, Value> {
  return Object.fromEntries(PRODUCTS.map(({ id }, index) => [id, valueOf(index, id)])) as Record<
    ProductId,
    Value
  >;
}

type AllContentLoaded = (
  input: Parameters<NonNullable<Plugin['allContentLoaded']>>[0],
) => Promise<void>;

/** Milliseconds in which the development server shows a page that has changed. */
const DELAY = 2000;

/**
 * Has only the first call write at once. Later calls come from the development server, which shows pages first: the
 * latest call writes after a while, and after the call before, since each replaces the files of the one before.
 */
function writeLater(write: AllContentLoaded): AllContentLoaded {
  let latest: Parameters<AllContentLoaded>[0] | undefined;
  let written: Promise<void> | undefined;
  return async (input) => {
    latest = input;
    if (!written) {
      written = write(input);
      return written;
    }
    const before = written;
    written = pause(DELAY)
      .then(() => before)
      .then(() => (input === latest ? write(input) : undefined))
      .catch((error: unknown) => {
        logger.error(`The search is not up to date: ${String(error)}`);
      });
  };
}

/**
 * Creates the search indexes, one for each product, in the language of the build, from the sources of
 * the pages and the data of the API reference, and a list of them. Generates the shortcuts of the
 * search's start screen.
 */
export default function searchPlugin(context: LoadContext): Plugin<SearchSources> {
  const { siteDir, i18n } = context;
  const readText = textsIn(siteDir);
  const read = createDocumentReader(siteDir);
  const writeIndexes: AllContentLoaded = async ({ allContent, actions }) => {
    const { synonyms, shortcuts, absent, messages } = allContent.search?.default as SearchSources;
    const errors = allContent.errors?.default as CatalogueError[];
    const trees = loadTrees();
    const names = await readPageNames(siteDir, i18n, trees);
    const { labels, titleOf } = await readTexts(siteDir, i18n);
    const site = { ...context, names, groupedTitle: groupedTitles(trees, titleOf), read };
    const found: SearchPage[][] = await Promise.all(
      PRODUCTS.map(async (product) => [
        ...(await productPages(allContent, product, site)),
        ...(product.id === ERRORS_PRODUCT && errors.length > 0
          ? [errorPage(errors, context.codeTranslations)]
          : []),
      ]),
    );
    const paths = knownPaths(trees);
    const isKnown = (name: string) => names.all.has(compactName(name)) || paths.has(name);
    checkMessages(messages, found.flat(), (page) => paths.has(page));
    const explained = withMessages(found, await readMessages(siteDir), messages);
    const pages = withSynonyms(explained.map(withOwnNames), synonyms, isKnown);
    const pagesOf = byProduct((index) => withMarks(pages[index] ?? [], trees, labels));
    await writeFiles(siteDir, pagesOf);
    const groups = shortcutGroups(shortcuts, pagesOf);
    await actions.createData('shortcuts.json', JSON.stringify(groups));
    const subjects = absentSubjects(absent, i18n.currentLocale, pages.flat());
    await actions.createData('absent.json', JSON.stringify(subjects));
  };
  return {
    name: 'search',
    getPathsToWatch: () =>
      [SYNONYMS_FILE, SEARCH_WORDS_FILE, SHORTCUTS_FILE, ABSENT_FILE, MESSAGES_FILE].map((file) =>
        path.join(siteDir, file),
      ),

    async loadContent() {
      const paths = knownPaths(loadTrees());
      const isPlace = (page: string) => paths.has(page);
      const readSynonyms = (file: string) =>
        loadTogether(async () => parseSynonyms((await readText(file)) ?? '{}', file));
      const [listed, searched, shortcuts, absent, messages] = await Promise.all([
        readSynonyms(SYNONYMS_FILE),
        readSynonyms(SEARCH_WORDS_FILE),
        loadTogether(async () => parseShortcuts((await readText(SHORTCUTS_FILE)) ?? '{}', paths)),
        loadTogether(async () => parseAbsent((await readText(ABSENT_FILE)) ?? '[]', isPlace)),
        loadTogether(async () => parseMessages((await readText(MESSAGES_FILE)) ?? '{}')),
      ]);
      return { synonyms: [...listed, ...searched], shortcuts, absent, messages };
    },

    allContentLoaded: writeLater(writeIndexes),
  };
}
