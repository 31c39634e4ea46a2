import type { SearchPage } from '../shared/types';
import { pageToTitle } from '../../page-tree/shared/pageTitle';
import type { ProductPage } from '../../page-tree/node/planned-pages/plannedPages';

/**
 * Returns planned pages with what is searched of them: their titles, in the language of the index and in
 * English.
 */
export function plannedSearchPages(pages: readonly ProductPage[]): SearchPage[] {
  return pages.map(({ item, path, title }) => {
    const english = pageToTitle(item);
    return {
      kind: 'planned',
      title,
      path,
      aliases: english && !title.includes(english) ? [english] : [],
      text: '',
      entries: [],
    };
  });
}
