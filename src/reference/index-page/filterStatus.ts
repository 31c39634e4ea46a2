import { translate } from '@docusaurus/Translate';
import type { SearchState } from './useApiSearch';

/** A longer list would itself have to be searched. */
export const MAX_HITS = 50;

function countLabel(count: number): string {
  if (count === 0) {
    return translate({
      id: 'apiIndex.status.none',
      message: 'Nothing in this API reference has all of these words.',
      description: 'Under the search field of an API reference',
    });
  }
  return count > MAX_HITS
    ? translate(
        {
          id: 'apiIndex.status.some',
          message: 'Results: {count}. The best {shown} are shown.',
          description: 'Under the search field of an API reference, when there are too many',
        },
        { count, shown: MAX_HITS },
      )
    : translate(
        {
          id: 'apiIndex.status.count',
          message: 'Results: {count}',
          description: 'Under the search field of an API reference',
        },
        { count },
      );
}

/** Returns the status of the search field; empty before the reader types. */
export function filterStatus(query: string, status: SearchState['status'], count: number): string {
  if (query.trim() === '' || status === 'idle') {
    return '';
  }
  if (status === 'failed') {
    return translate({
      id: 'apiIndex.status.failed',
      message: 'The search could not be loaded. Type again to retry.',
      description: 'Under the search field of an API reference',
    });
  }
  return status === 'loading'
    ? translate({
        id: 'apiIndex.status.loading',
        message: 'Loading the search…',
        description: 'Under the search field of an API reference',
      })
    : countLabel(count);
}
