import { findStatements } from '../../../node/statements/findStatements';

const changes = [
  { item: 'Alert', member: 'dense', change: 'was removed' },
  { item: 'Alert', member: '.AcmeAlert-flat', change: 'is deprecated' },
  { item: 'Grid', change: 'is deprecated' },
];

const lines = (content: string) =>
  findStatements('docs/ui/a.mdx', content, changes).map(({ line, reason }) => [line, reason]);

test.each([
  ['a prop in code', 'Set `dense` on an Alert.', [[1, 'dense of Alert was removed']]],
  ['a prop in a tag', '<Alert dense={true} />', [[1, 'dense of Alert was removed']]],
  [
    'a class',
    "'& .AcmeAlert-flat': {}, // of Alert",
    [[1, '.AcmeAlert-flat of Alert is deprecated']],
  ],
  ['a component', 'Use `Grid`.', [[1, 'Grid is deprecated']]],
  ['a word of a sentence', 'A dense Alert.', []],
  ['a prop on a page without its component', 'Set `dense` on a Chip.', []],
  ['a longer name', '`denseAlert` of an Alert, `GridList`', []],
])('%s', (_name, content, expected) => {
  expect(lines(content)).toEqual(expected);
});

test('names the line of each statement', () => {
  const page = '---\ndense: [Alert]\n---\n\n# Alert\n\n`dense`\n\n`Grid`, `dense`\n';
  expect(lines(page)).toEqual([
    [7, 'dense of Alert was removed'],
    [9, 'dense of Alert was removed; Grid is deprecated'],
  ]);
});
