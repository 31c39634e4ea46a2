import { translate } from '@docusaurus/Translate';

/** Returns the status of the search field on the 404 page; empty before the reader types. */
export function searchStatus(query: string, count: number): string {
  if (query.trim() === '') {
    return '';
  }
  return count === 0
    ? translate({
        id: 'notFound.search.none',
        message: 'No page title has these words.',
        description: 'Under the search field of the 404 page',
      })
    : translate(
        {
          id: 'notFound.search.count',
          message: 'Pages found: {count}',
          description: 'Under the search field of the 404 page',
        },
        { count },
      );
}
