import { correctQuery, joinCompounds } from '../../../browser/query/correctQuery';
import { parseQuery } from '../../../browser/query/parseQuery';
import { examplePage } from '../examplePages';
import { openBuilt } from '../openBuilt';

const indexes = [
  openBuilt([
    examplePage('Snackbar'),
    examplePage('Text Field'),
    examplePage('TextField API', { kind: 'api' }),
    examplePage('Data Grid', { aliases: ['DataGrid'] }),
    examplePage('Checkbox', { text: 'A box to check.' }),
  ]),
];

const words = (query: ReturnType<typeof parseQuery>) => query.runs.map(({ text }) => text);

test.each([
  ['snack bar position', ['snackbar', 'position']],
  ['snack bars', ['snackbars']],
  ['text field', ['text', 'field']],
  ['check box', ['checkbox']],
  ['position bar', ['position', 'bar']],
])('joins the words of a query that names have as one: %s', (query, expected) => {
  const joined = joinCompounds(parseQuery(query), indexes);
  expect(words(joined)).toEqual(expected);
  expect(joined.weights).toHaveLength(expected.length);
});

test.each([
  ['chek box', ['checkbox']],
  ['snak bar position', ['snackbar', 'position']],
  ['text feild', ['text', 'field']],
  ['zz qq', ['zz', 'qq']],
])('corrects a short word with the one beside it: %s', (query, expected) => {
  expect(words(correctQuery(parseQuery(query), indexes))).toEqual(expected);
});

test.each(['data gird height', 'datagird height'])(
  'a corrected name of a part of a product is its name: %s',
  (query) => {
    const corrected = correctQuery(parseQuery(query), indexes);
    expect(words(corrected)).toEqual(['height']);
    expect(corrected.weights).toEqual([1]);
    expect(corrected.folders).toContain('/x/react-data-grid');
  },
);
