import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { PackageMessage } from '@component-docs/api-reference/node/errors/readMessages';
import { isStopWord } from '../shared/stopWords';
import { tokenize } from '../shared/tokenize';
import type { PageEntry, SearchPage } from '../shared/types';
import type { KnownMessage } from './knownMessages';
import { compactName } from './pageNames';

type PagesOfProducts = readonly (readonly SearchPage[])[];

/** Longer names don't fit into a line of the results, and readers download them with the names of all pages. */
const MAX_NAME = 60;

/** Returns the beginning of a message, to the end of its first sentence if that fits. */
function beginningOf(message: string, length: number): string {
  const sentence = /^.+?[.!?](?= \p{Lu})/u.exec(message)?.[0] ?? message;
  const kept = length > MAX_NAME ? message : sentence;
  return kept.length <= length ? kept : `${kept.slice(0, kept.lastIndexOf(' ', length))} …`;
}

/** Returns the beginning of a message, as long as it has to be to tell it apart: pasted messages are found by it. */
function nameOf(message: string, all: readonly string[]): string {
  let length = MAX_NAME;
  let name = beginningOf(message, length);
  const isShared = () =>
    all.some((other) => other !== message && beginningOf(other, length) === name);
  while (name !== message && isShared()) {
    length += MAX_NAME / 4;
    name = beginningOf(message, length);
  }
  return name;
}

const wordsIn = (text: string) => new Set(tokenize(text).filter((word) => !isStopWord(word)));

/** Returns the anchor of the section that has most of a message's words, the rarer on its page the better; '' for none. */
function sectionFor(message: string, { entries }: SearchPage): string {
  const words = wordsIn(message);
  const sections = entries
    .filter(({ kind }) => kind === 'section')
    .map(({ anchor, name, text }) => ({ anchor, words: wordsIn(`${name} ${text}`) }));
  const rarityOf = (word: string) =>
    1 / Math.max(1, sections.filter((section) => section.words.has(word)).length);
  const scores = sections.map((section) =>
    [...words].filter((word) => section.words.has(word)).reduce((sum, w) => sum + rarityOf(w), 0),
  );
  const best = Math.max(0, ...scores);
  return best >= MIN_SHARED ? (sections[scores.indexOf(best)]?.anchor ?? '') : '';
}

/** A section with less in common with a message isn't about it. */
const MIN_SHARED = 2.5;

/**
 * Returns how well a name matches a page: 3 for its address, 2 for its title, 1 for a component that it describes.
 */
function likeness({ path, title, aliases }: SearchPage, name: string): number {
  const is = (own: string) => compactName(own) === compactName(name);
  const slug = path.slice(path.lastIndexOf('/') + 1).replace(/^react-/, '');
  return is(slug) ? 3 : is(title.replace(/ API$/, '')) ? 2 : Number(aliases.some(is));
}

/** Returns the page about the component whose module prints a message: its own module, or one in its folder. */
function pageFor(file: string, pages: readonly SearchPage[]): SearchPage | undefined {
  const names = file.replace(/\.js$/, '').split('/').reverse();
  for (const kind of ['page', 'api'] as const) {
    const ofKind = pages.filter((page) => page.kind === kind);
    for (const name of names.flatMap((own) => [own, own.replace(/^use(?=[A-Z])/, '')])) {
      const [best] = ofKind
        .map((page) => ({ page, likeness: likeness(page, name) }))
        .sort((a, b) => b.likeness - a.likeness);
      if (best && best.likeness > 0) {
        return best.page;
      }
    }
  }
  return undefined;
}

/**
 * Returns the product of a package and the path of its first page; the first product's if several share the package.
 */
function homeOf(packageName: string): { id: ProductId; landing: string } {
  const {
    id,
    landing,
    parts = [],
  } = PRODUCTS.find(({ apiPackages }) => apiPackages.includes(packageName)) ?? PRODUCTS[0];
  const part = parts.find((each) => each.packageName === packageName);
  return { id, landing: (part ?? { landing }).landing };
}

/**
 * Adds entries for the messages that packages and React print to the pages that explain them: the pages that
 * writers have chosen, or the page of the component that prints the message, at the section with the same words.
 *
 * @param products the pages of each product, in the order of the products
 */
export function withMessages(
  products: PagesOfProducts,
  messages: readonly PackageMessage[],
  known: readonly KnownMessage[],
): SearchPage[][] {
  const others = messages.filter(
    ({ message }) => !known.some(({ matcher }) => matcher.test(message)),
  );
  const all = [...known, ...others].map(({ message }) => message);
  const entryOf = (message: string, anchor: string): PageEntry => ({
    kind: 'error',
    name: nameOf(message, all),
    anchor,
    text: message,
  });
  const added = new Map<SearchPage, PageEntry[]>();
  const add = (page: SearchPage | undefined, entry: PageEntry) => {
    if (page) {
      const entries = added.get(page) ?? [];
      added.set(page, [...entries.filter(({ text }) => text !== entry.text), entry]);
    }
  };
  for (const { message, page: address } of known) {
    const [path, anchor = ''] = address.split('#');
    add(
      products.flat().find((page) => page.path === path),
      entryOf(message, anchor),
    );
  }
  for (const { packageName, file, message } of others) {
    const { id, landing } = homeOf(packageName);
    const pages = products[PRODUCTS.findIndex((product) => product.id === id)] ?? [];
    const page = pageFor(file, pages);
    add(
      page ?? pages.find(({ path }) => path === landing),
      entryOf(message, page ? sectionFor(message, page) : ''),
    );
  }
  return products.map((pages) =>
    pages.map((page) => ({ ...page, entries: [...page.entries, ...(added.get(page) ?? [])] })),
  );
}
