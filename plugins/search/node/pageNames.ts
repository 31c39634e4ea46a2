import type { I18n } from '@docusaurus/types';
import { isPage, normalizePathname, walkPages } from '@component-docs/page-tree/shared/items';
import type { PageTreeItem, PageTrees } from '@component-docs/page-tree/shared/types';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { readTexts } from '@component-docs/page-tree/node/trees/readTexts';
import type { SearchPage } from '../shared/types';
import { marksOf } from '@component-docs/page-tree/shared/chips';
import type { MarkLabels } from '@component-docs/page-tree/shared/chips';

/** The names of pages in all languages, from the page trees. */
export interface PageNames {
  /** By a page's site path. */
  ofPath: (path: string) => readonly string[];
  /** The English names of all pages, as `compactName` returns them. */
  all: ReadonlySet<string>;
  /** By the name of the component that a product's page is about. */
  ofComponent: (product: ProductId, component: string) => readonly string[];
}

type TitleOf = (item: PageTreeItem) => string | null;

/** `Text Field` and `TextField` are the same name. */
export function compactName(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

function pagesIn(trees: PageTrees, id: ProductId): PageTreeItem[] {
  return walkPages(trees[id])
    .map(({ item }) => item)
    .filter(isPage);
}

/** Returns the site paths of the pages in the products' trees. */
export function knownPaths(trees: PageTrees): ReadonlySet<string> {
  return new Set(
    PRODUCTS.flatMap(({ id }) =>
      pagesIn(trees, id).map(({ pathname }) => normalizePathname(pathname)),
    ),
  );
}

/**
 * Returns the names of all pages.
 *
 * @param titles returns an item's title, for each language; English first
 */
export function pageNames(trees: PageTrees, titles: readonly TitleOf[]): PageNames {
  const ofPath = new Map<string, string[]>();
  const ofComponent = new Map<string, string[]>();
  for (const { id } of PRODUCTS) {
    for (const item of pagesIn(trees, id)) {
      const names = [...new Set(titles.flatMap((titleOf) => titleOf(item) ?? []))];
      ofPath.set(normalizePathname(item.pathname), names);
      ofComponent.set(`${id}/${compactName(names[0] ?? '')}`, names);
    }
  }
  return {
    all: new Set([...ofPath.values()].map(([english = '']) => compactName(english))),
    ofPath: (path) => ofPath.get(path) ?? [],
    ofComponent: (product, component) =>
      ofComponent.get(`${product}/${compactName(component)}`) ?? [],
  };
}

/** Reads the names of all pages in all languages of the site. */
export async function readPageNames(
  siteDir: string,
  { locales, defaultLocale }: I18n,
  trees: PageTrees,
): Promise<PageNames> {
  const others = locales.filter((locale) => locale !== defaultLocale);
  const texts = await Promise.all(
    [defaultLocale, ...others].map((currentLocale) =>
      readTexts(siteDir, { currentLocale, defaultLocale }),
    ),
  );
  return pageNames(
    trees,
    texts.map(({ titleOf }) => titleOf),
  );
}

/** Returns pages with the marks that their items have in the page trees. */
export function withMarks(
  pages: readonly SearchPage[],
  trees: PageTrees,
  labels: MarkLabels,
): SearchPage[] {
  const marks = new Map(
    Object.values(trees)
      .flatMap((tree) => walkPages(tree))
      .filter(({ item }) => isPage(item))
      .map(({ item }) => [normalizePathname(item.pathname), marksOf(item, labels)] as const),
  );
  return pages.map((page) => {
    const own = marks.get(page.path) ?? [];
    return own.length > 0 ? { ...page, marks: own } : page;
  });
}

/**
 * Returns the pages of a product, without their other names that are the title of another page: otherwise, a page
 * that uses a component in passing would be found in place of the component's own.
 */
export function withOwnNames(pages: readonly SearchPage[]): SearchPage[] {
  const titlesOf = ({ title, titles = [] }: SearchPage) => [title, ...titles].map(compactName);
  const documents = pages.filter(({ kind }) => kind === 'page');
  const ownersOf = new Map<string, Set<SearchPage>>();
  for (const page of documents) {
    for (const title of titlesOf(page)) {
      ownersOf.set(title, (ownersOf.get(title) ?? new Set()).add(page));
    }
  }
  const isOwn = (page: SearchPage, alias: string) => {
    const owners = ownersOf.get(compactName(alias));
    return !owners || owners.has(page);
  };
  return pages.map((page) =>
    page.kind === 'page'
      ? { ...page, aliases: page.aliases.filter((alias) => isOwn(page, alias)) }
      : page,
  );
}
