import type { SearchPage } from '../../src/search/shared/types';
import { pageToTitle } from '../../src/navigation/shared/pageTitle';
import type { ProductPage } from '../navigation/planned-pages/plannedPages';

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
