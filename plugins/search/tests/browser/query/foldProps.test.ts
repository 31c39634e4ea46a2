import { closeEnough } from '../../../browser/query/closeness';
import { parseQuery } from '../../../browser/query/parseQuery';
import { searchIndex } from '../../../browser/query/searchIndex';
import type { SearchPage } from '../../../shared/types';
import { examplePages } from '../examplePages';
import { openBuilt } from '../openBuilt';

const guide: SearchPage = {
  ...{ kind: 'page', title: 'Color', path: '/material-ui/customization/color' },
  ...{ aliases: [], text: 'Choose colors.', entries: [] },
};
const index = openBuilt([...examplePages, guide]);

const rows = (query: string) =>
  closeEnough(searchIndex(index, parseQuery(query), false), 'all').map(({ page, propPages }) => [
    page.name,
    propPages,
  ]);

test('a prop that is the whole query is found once, with the number of its pages', () => {
  expect(rows('color')).toEqual([
    ['Color', undefined],
    ['Button API', 2],
  ]);
});

test('a prop of a component that the query names, too, is found on every page', () => {
  expect(rows('button color')).toEqual([
    ['Button API', undefined],
    ['ButtonGroup API', undefined],
  ]);
});

test('a prop of one page has no number', () => {
  expect(rows('multiple')).toEqual([['Select API', undefined]]);
});

test('what only has the word in it stays', () => {
  expect(rows('disableElevation')).toEqual([['Button API', undefined]]);
});
