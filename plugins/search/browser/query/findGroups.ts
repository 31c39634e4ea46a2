import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { IndexedEntry } from '../../shared/index/indexFile';
import type { EntryKind } from '../../shared/types';
import type { OpenedIndex } from '../index/openIndex';
import type { ProductIndex } from '../worker/createIndexStore';
import type { SearchRequest } from '../worker/messages';
import { lookUpTerms, rarityIn } from './lookUpTerms';
import type { Query } from './parseQuery';
import { rankEntries } from './rankEntries';
import type { RankedEntry } from './rankEntries';
import { MAX_FURTHER, WEIGHTS } from './weights';

/** How closely hits match a query, closest first. */
export const CLOSENESS = [
  /** All words, or words that begin with them. */
  'all',
  /** Only some of the words. */
  'some',
] as const;
export type Closeness = (typeof CLOSENESS)[number];

/** The ranked entries of one page. */
export interface RankedGroup {
  page: IndexedEntry;
  /** The score of its best entry. */
  score: number;
  /** The page has all words of the query. */
  isWhole: boolean;
  entries: RankedEntry[];
  /** How many pages have the prop that was asked for, if this group is shown for all of them. */
  propPages?: number;
}

/** The hits on a page, and the index that they are from. */
export interface Found extends RankedGroup {
  index: ProductIndex;
}

/** Longer lists would themselves have to be searched. */
const MAX_GROUPS = 40;

/** Returns the pages that are close enough to a query, of pages in their order, best first. */
export function closeEnough<Page extends Pick<RankedGroup, 'score' | 'isWhole'>>(
  found: readonly Page[],
  closeness: Closeness,
): readonly Page[] {
  if (closeness === 'some') {
    return found;
  }
  const best = found.find(({ isWhole }) => isWhole);
  return best
    ? found.filter(({ isWhole, score }) => isWhole || score >= best.score * WEIGHTS.keptShare)
    : [];
}

/** The weight of a demo over the section that it is in: the section says when to use the demo's component. */
const DEMO_IN_SECTION = 0.7;

const rankInPage = ({ entry, score }: RankedEntry) =>
  entry.kind === 'demo' ? score * DEMO_IN_SECTION : score;

/**
 * Returns the group of a page's ranked entries. The page's own entry comes before its parts, and a section before its
 * demos unless they match far better.
 */
function groupOf(page: IndexedEntry, ranked: readonly RankedEntry[]): RankedGroup {
  const [best = 0, ...others] = ranked.map(({ score }) => score);
  const further = others.slice(0, MAX_FURTHER).reduce((sum, score) => sum + score, 0);
  const fewest = Math.min(...ranked.map(({ lacks }) => lacks));
  const shown = ranked
    .filter(({ lacks }, index) => index === 0 || lacks === fewest)
    .sort((a, b) => rankInPage(b) - rankInPage(a));
  const isPage = ({ entry }: RankedEntry) => entry === page;
  return {
    page,
    score: (best + further * WEIGHTS.further) * (page.kind === 'api' ? WEIGHTS.apiPage : 1),
    isWhole: ranked.some(({ missing }) => missing === 0),
    entries: [...shown.filter(isPage), ...shown.filter((each) => !isPage(each))],
  };
}

/**
 * Keeps only the best of the groups that begin with the same prop when the query is that prop's name,
 * because a list of every component with an `sx` prop pushes the guide about it out of sight.
 *
 * @param groups the groups of one product, best first
 * @returns the groups; the kept one has the number of pages with that prop
 */
function foldProps(groups: readonly RankedGroup[], { runs }: Query): RankedGroup[] {
  const asked = runs.map(({ text }) => text).join('');
  const [best, ...others] = groups.filter(
    ({ entries: [first] }) =>
      first?.entry.kind === 'prop' && first.entry.wholeNames.includes(asked),
  );
  return groups
    .filter((group) => !others.includes(group))
    .map((group) =>
      group === best && others.length > 0 ? { ...best, propPages: others.length + 1 } : group,
    );
}

/**
 * Returns the pages that match a query, each with its hits, best first.
 *
 * @param kinds restricts the hits, unless the query itself does
 */
export function searchIndex(
  index: OpenedIndex,
  query: Query,
  kinds: readonly EntryKind[] = [],
  found = lookUpTerms(index, query),
  rarityOf = rarityIn([found]),
): RankedGroup[] {
  const restricted = query.kinds.length > 0 ? query : { ...query, kinds };
  const byPage = new Map<number, RankedEntry[]>();
  for (const ranked of rankEntries(index, restricted, found, rarityOf)) {
    const { page } = ranked.entry;
    byPage.set(page, [...(byPage.get(page) ?? []), ranked]);
  }
  const groups = [...byPage].flatMap(([id, ranked]) => {
    const page = index.entries[id];
    return page ? [groupOf(page, ranked)] : [];
  });
  return foldProps(
    groups.sort((a, b) => b.score - a.score),
    query,
  );
}

/** Returns the products, of the given ones, that a query names. */
export function namedProducts({ folders }: Query, products: readonly ProductId[]): ProductId[] {
  return PRODUCTS.filter(
    ({ id, basePath }) =>
      products.includes(id) && folders.some((folder) => folder.startsWith(`/${basePath}/`)),
  ).map(({ id }) => id);
}

/**
 * Whether a product is the one that the query names; if it names none, the reader's product, or else the
 * first.
 */
function isAsked(product: ProductId, query: Query, own: readonly ProductId[]): boolean {
  return query.folders.length === 0
    ? product === (own.length === 1 ? own[0] : PRODUCTS[0].id)
    : namedProducts(query, [product]).length > 0;
}

/** Returns how much a page of a product counts for a query. */
function weightOf(product: ProductId, path: string, query: Query, own: readonly ProductId[]) {
  return (
    (query.folders.some((folder) => path.startsWith(folder)) ? WEIGHTS.namedProduct : 1) *
    (isAsked(product, query, own) ? WEIGHTS.ownProduct : 1)
  );
}

/**
 * Returns found pages in a new order: a page of another product doesn't come before the page of the same name in the
 * asked product, unless that page lacks words.
 */
function behindTwins(
  found: readonly Found[],
  isAskedFor: (product: ProductId) => boolean,
): Found[] {
  const asked = found.filter(({ index }) => isAskedFor(index.product));
  return found.map((group) => {
    const twin = asked.find(
      ({ page, isWhole }) =>
        page.kind === group.page.kind &&
        (isWhole || !group.isWhole) &&
        page.wholeNames.some((name) => group.page.wholeNames.includes(name)),
    );
    return twin && twin.score < group.score && !asked.includes(group)
      ? { ...group, score: twin.score }
      : group;
  });
}

/**
 * Returns the pages that match in several indexes, best first; equal pages keep their order.
 *
 * @param request its kinds restrict the hits, unless the query itself does; its products are the reader's
 */
export function findGroups(
  indexes: readonly ProductIndex[],
  query: Query,
  closeness: Closeness,
  { kinds, products }: Pick<SearchRequest, 'kinds' | 'products'>,
  terms = indexes.map((index) => lookUpTerms(index, query)),
): Found[] {
  const rarityOf = rarityIn(terms);
  const found = indexes.flatMap((index, position) =>
    searchIndex(index, query, kinds, terms[position], rarityOf).map((group) => ({
      ...group,
      index,
      score: group.score * weightOf(index.product, group.page.path, query, products),
    })),
  );
  const isAskedFor = (product: ProductId) => isAsked(product, query, products);
  const sorted = behindTwins(found, isAskedFor).sort((a, b) => b.score - a.score);
  return closeEnough(sorted, closeness).slice(0, MAX_GROUPS);
}
