import { translate } from '@docusaurus/Translate';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { StoreProblem } from '@component-docs/kit/browser/createStored';
import { MAX_LENGTH } from './worker/messages';
import type { FoundAnswer, WorkerAnswer } from './worker/messages';
import type { Scope } from '../shared/types';

/** Returns names as a list in the page's language, whatever a translating browser says that it is. */
function listed(names: readonly string[]): string {
  const separator = translate({
    id: 'search.status.separator',
    message: ', ',
    description: 'Between the names of products',
  });
  return names.join(separator);
}

function countText({ groups, isElsewhere, isPartial }: FoundAnswer, scope: Scope): string {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  if (isPartial && count > 0) {
    return translate(
      {
        id: 'search.status.partial',
        message: 'Nothing has all of these words. Results with some of them: {count}',
      },
      { count },
    );
  }
  if (isElsewhere && count > 0 && scope !== 'all') {
    return translate(
      {
        id: 'search.status.elsewhere',
        message: 'Nothing in {product}. Results in other products: {count}',
      },
      { product: nameOfProduct(scope), count },
    );
  }
  // A query that names another product is answered by that one, whatever the choice is.
  if (scope !== 'all' && groups[0] && groups[0].product !== scope) {
    const products = [...new Set(groups.map(({ product }) => nameOfProduct(product)))];
    return translate(
      {
        id: 'search.status.products',
        message: 'Results in {products}: {count}',
        description: 'Status of the search, when the first result is in another product',
      },
      { products: listed(products), count },
    );
  }
  return count === 0
    ? translate({ id: 'search.status.none', message: 'Nothing was found. Try other words.' })
    : translate({ id: 'search.status.count', message: 'Results: {count}' }, { count });
}

function notesOf({ isCut, missing }: FoundAnswer): string[] {
  return [
    ...(isCut
      ? [
          translate(
            {
              id: 'search.status.cut',
              message: 'Only the first {count} characters are searched for.',
            },
            { count: MAX_LENGTH },
          ),
        ]
      : []),
    ...(missing.length > 0
      ? [
          translate(
            { id: 'search.status.missing', message: 'Could not be searched: {products}.' },
            { products: listed(missing.map(nameOfProduct)) },
          ),
        ]
      : []),
  ];
}

/** Returns the text about the search's state, for the screen and for screen readers. */
export function statusText(answer: WorkerAnswer | undefined, scope: Scope = 'all'): string {
  if (answer?.type === 'failed') {
    return translate({
      id: 'search.status.failed',
      message: 'The search could not be loaded. Type again to retry.',
    });
  }
  if (answer?.type !== 'found' || answer.isIncomplete || answer.query.trim() === '') {
    return translate({ id: 'search.status.loading', message: 'Loading the search…' });
  }
  if (answer.words.length === 0) {
    return translate({
      id: 'search.status.noWords',
      message: 'Type letters or digits to search for.',
    });
  }
  return [countText(answer, scope), ...notesOf(answer)].join(' · ');
}

/**
 * Returns the text about the reader's pages that the search couldn't keep; '' if there are none.
 *
 * @param maxPages the most favorites
 */
export function storedText(problem: StoreProblem | 'full' | undefined, maxPages: number): string {
  switch (problem) {
    case 'full':
      return translate(
        {
          id: 'search.stored.full',
          message: 'You have {count} favorites, the most there can be. Remove one to add another.',
        },
        { count: maxPages },
      );
    case 'notStored':
      return translate({
        id: 'search.stored.notStored',
        message:
          'This browser couldn’t store your pages: its storage is full or blocked. They are lost when you close this tab.',
      });
    case 'laterVersion':
      return translate({
        id: 'search.stored.laterVersion',
        message:
          'A later version of this site has stored favorites that this one can’t read. They stay as they are: reload the page to see them.',
      });
    case undefined:
      return '';
  }
}
