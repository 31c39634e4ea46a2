import { Joi } from '@docusaurus/utils-validation';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { lineOfKey } from '@component-docs/labels/node/locateKey';
import type { SearchPage, ShortcutGroup } from '../shared/types';
import { compactName } from './pageNames';
import { parseFile } from './parseFile';

/** Words that readers use for a page, in all languages. */
interface Synonym {
  /** The English title of the page, its component, or, if others have the same, its site path. */
  name: string;
  words: readonly string[];
  /** The file and the line. */
  place: string;
}

export type Synonyms = readonly Synonym[];

/** Site paths by product, in the order of the start screen. */
export type Shortcuts = Partial<Record<ProductId, readonly string[]>>;

/** The words that lists of pages show, too. */
export const SYNONYMS_FILE = 'content/search/synonyms.json';
/** More words: each would take the place of another one in a list. */
export const SEARCH_WORDS_FILE = 'content/search/search-words.json';
export const SHORTCUTS_FILE = 'content/search/shortcuts.json';

/** Parses a file of synonyms. Throws, with file and line, when it isn't valid. */
export function parseSynonyms(text: string, file = SYNONYMS_FILE): Synonyms {
  const schema = Joi.object<Record<string, string[]>>().pattern(
    Joi.string(),
    Joi.array().items(Joi.string().trim().min(1)).min(1),
  );
  const summary = 'Synonyms are not valid';
  const content = parseFile(file, text, schema, summary, ({ path: [key = ''], message }) => {
    const line = lineOfKey(text, String(key));
    return `:${line}: ${message}. List words: "Dialog": ["modal", "弹窗"].`;
  });
  return Object.entries(content).map(([name, words]) => {
    return { name, words, place: `${file}:${lineOfKey(text, name)}` };
  });
}

/** `Date Picker 日期选择器`. */
const BILINGUAL = /^([ -~]+) \p{Script=Han}+$/u;

type Named = Pick<SearchPage, 'path' | 'title' | 'aliases' | 'titles'>;

/** Whether a name in the file is a page's site path, or one of its titles, also as a part of a Chinese one. */
function isTitleOf(name: string, { path, title, titles = [] }: Omit<Named, 'aliases'>): boolean {
  if (name.startsWith('/')) {
    return path === name;
  }
  return [title, ...titles].some((own) => {
    const plain = own.replace(/ API$/, '');
    return [plain, BILINGUAL.exec(plain)?.[1] ?? plain].some(
      (each) => compactName(each) === compactName(name),
    );
  });
}

/** Returns the words that readers use for the page with a path and titles. */
export function wordsFor(
  page: Pick<SearchPage, 'path' | 'title' | 'titles'>,
  synonyms: Synonyms,
): string[] {
  return synonyms.filter(({ name }) => isTitleOf(name, page)).flatMap(({ words }) => words);
}

const hasAlias = (name: string, { aliases }: Named) =>
  aliases.some((alias) => compactName(alias) === compactName(name));

/**
 * Returns the pages of a product that a name is for: pages with the title; if there are none, pages about the
 * component, and its page of the API, which would otherwise come before the page that explains its use.
 */
function pagesNamed<Page extends Named & Pick<SearchPage, 'kind'>>(
  name: string,
  pages: readonly Page[],
): readonly Page[] {
  const named = pages.filter((page) => isTitleOf(name, page));
  return named.some(({ kind }) => kind === 'page')
    ? named.filter(({ kind }) => kind === 'page')
    : [...pages.filter((page) => page.kind === 'page' && hasAlias(name, page)), ...named];
}

/**
 * Adds synonyms to the pages that they are for.
 *
 * Throws, with file and line, when no page has a name.
 *
 * @param products the pages of each product
 * @param isKnown whether a page has a name or a site path, also a page that isn't in this build
 */
export function withSynonyms(
  products: readonly (readonly SearchPage[])[],
  synonyms: Synonyms,
  isKnown: (name: string) => boolean,
): SearchPage[][] {
  const problems = synonyms
    .filter(({ name }) => !isKnown(name))
    .filter(({ name }) => products.every((pages) => pagesNamed(name, pages).length === 0))
    .map(
      ({ name, place }) =>
        `${place}: no page has the name "${name}". Use the English title of a page, the name of a component, or a site path.`,
    );
  failWith('Synonyms are not for pages of this site', problems);
  return products.map((pages) => {
    const words = new Map<SearchPage, string[]>();
    for (const { name, words: added } of synonyms) {
      for (const page of pagesNamed(name, pages)) {
        words.set(page, [...(words.get(page) ?? []), ...added]);
      }
    }
    return pages.map((page) => ({
      ...page,
      aliases: [...page.aliases, ...(words.get(page) ?? [])],
    }));
  });
}

/**
 * Parses the file of shortcuts.
 *
 * Throws, with file and line, when it isn't valid, or when a path is in no page tree.
 *
 * @param known the site paths of all pages
 */
export function parseShortcuts(text: string, known: ReadonlySet<string>): Shortcuts {
  const lineOf = (path: string) => text.slice(0, text.indexOf(`"${path}"`)).split('\n').length;
  const schema = Joi.object<Shortcuts>(
    Object.fromEntries(
      PRODUCTS.map(({ id, basePath }) => [
        id,
        Joi.array().items(Joi.string().pattern(new RegExp(`^/${basePath}/`))),
      ]),
    ),
  );
  const summary = 'Shortcuts are not valid';
  const shortcuts = parseFile(SHORTCUTS_FILE, text, schema, summary, ({ message, context }) => {
    const value: unknown = context?.value;
    const line = typeof value === 'string' ? `:${lineOf(value)}` : '';
    return `${line}: ${message}. Use paths of the product's pages.`;
  });
  failWith(
    'Shortcuts lead nowhere',
    Object.values(shortcuts)
      .flat()
      .filter((path) => !known.has(path))
      .map(
        (path) =>
          `${SHORTCUTS_FILE}:${lineOf(path)}: no page tree has the page ${path}. Correct the path.`,
      ),
  );
  return shortcuts;
}

/** Returns the groups of the start screen: the shortcuts to pages of this build. */
export function shortcutGroups(
  shortcuts: Shortcuts,
  pagesOf: Readonly<Record<ProductId, readonly SearchPage[]>>,
): ShortcutGroup[] {
  return (Object.keys(shortcuts) as ProductId[])
    .map((product) => ({
      product,
      pages: (shortcuts[product] ?? []).flatMap((path) =>
        pagesOf[product].filter((page) => page.path === path).map(({ title }) => ({ title, path })),
      ),
    }))
    .filter(({ pages }) => pages.length > 0);
}
