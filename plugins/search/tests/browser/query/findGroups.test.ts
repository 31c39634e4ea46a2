import { closeEnough, findGroups } from '../../../browser/query/findGroups';
import { parseQuery } from '../../../browser/query/parseQuery';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { SearchPage } from '../../../shared/types';
import { exampleEntry, examplePage, otherPages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const productIndex = (product: ProductId, title: string, others: Partial<SearchPage>) => ({
  ...openBuilt([...otherPages, examplePage(title, { path: `/${product}/page`, ...others })]),
  ...{ product, texts: new Map<number, string>(), hasWords: () => true },
  ...{ loadWords: () => Promise.resolve(), loadTexts: () => Promise.resolve() },
});

const QUERY = 'decorator of a thumb with label placeholder';
const MANY = 'A small label beside a thumb, placeholder, decorator, and a track.';

/** Returns the products of the pages in their order: that of Joy UI has a section with all of the query as its name. */
function found(query: string, products: ProductId[] = []) {
  const entries = [exampleEntry('section', QUERY, MANY), exampleEntry('demo', QUERY)];
  const indexes = [
    productIndex('material-ui', 'Switch', { text: MANY }),
    productIndex('joy-ui', 'Switch', { text: MANY, entries }),
  ];
  return findGroups(indexes, parseQuery(query), 'some', { kinds: [], products })
    .filter(({ page }) => page.name === 'Switch')
    .map(({ index }) => index.product);
}

test('the page of another product isn’t before the page of the same name that has all words', () => {
  expect(found(QUERY)).toEqual(['material-ui', 'joy-ui']);
  expect(found(QUERY, ['joy-ui'])).toEqual(['joy-ui', 'material-ui']);
  expect(found(`joy ui ${QUERY}`)).toEqual(['joy-ui', 'material-ui']);
});

test.each([
  ['all', [20, 10, 3, 0.1]],
  ['some', [20, 10, 3, 2.9, 0.1]],
] as const)(
  'of %s words, pages that score nearly like the best one that has all are close',
  (closeness, scores) => {
    const whole = (score: number) => ({ score, isWhole: true });
    const part = (score: number) => ({ score, isWhole: false });
    const pages = [part(20), whole(10), part(3), part(2.9), whole(0.1)];
    expect(closeEnough(pages, closeness).map(({ score }) => score)).toEqual(scores);
    expect(closeEnough([part(9)], closeness)).toHaveLength(closeness === 'some' ? 1 : 0);
  },
);
