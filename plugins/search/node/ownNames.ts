import type { SearchPage } from '../shared/types';
import { compactName } from './pageNames';

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
