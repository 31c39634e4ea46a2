import { findGroups } from '../../../browser/query/findGroups';
import { parseQuery } from '../../../browser/query/parseQuery';
import type { ProductId } from '@component-docs/kit/shared/site/products';
import { examplePage, otherPages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const productIndex = (product: ProductId, title: string, text: string) => ({
  ...openBuilt([...otherPages, examplePage(title, { path: `/${product}/page`, text })]),
  ...{ product, texts: new Map<number, string>(), hasWords: () => true },
  ...{ loadWords: () => Promise.resolve(), loadTexts: () => Promise.resolve() },
});

function found(query: string, texts: [string, string], products: ProductId[] = []) {
  const indexes = [
    productIndex('joy-ui', 'Switch', texts[0]),
    productIndex('material-ui', 'Switch', texts[1]),
  ];
  return findGroups(indexes, parseQuery(query), 'some', { kinds: [], products })
    .filter(({ page }) => page.name === 'Switch')
    .map(({ index }) => index.product);
}

const MANY = 'A small label beside a thumb, placeholder, decorator, and a track.';

test('the page of another product isn’t before the page of the same name that has all words', () => {
  const query = 'decorator of a thumb with label placeholder';
  const texts: [string, string] = [MANY, MANY];
  expect(found(query, texts)).toEqual(['material-ui', 'joy-ui']);
  expect(found(query, texts, ['joy-ui'])).toEqual(['joy-ui', 'material-ui']);
  expect(found(`joy ui ${query}`, texts)).toEqual(['joy-ui', 'material-ui']);
});
