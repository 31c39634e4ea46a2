import {
  changedNames,
  isRemovedAnchor,
  agedTasks,
  statementTasks,
  withRelease,
} from '../../../../../scripts/lib/upgrade/pageTasks';

const ITEMS = [
  {
    name: 'Alert',
    changes: [
      { subject: 'prop', kind: 'removed', name: 'dense' },
      { subject: 'prop', kind: 'default', name: 'size', before: "'small'", after: "'medium'" },
      { subject: 'prop', kind: 'added', name: 'slots' },
    ],
  },
  { name: 'Grid', changes: [{ subject: 'component', kind: 'deprecated', name: 'Grid' }] },
] as const;

test('names what pages should no longer say, and nothing that only came', () => {
  expect(changedNames(ITEMS)).toEqual([
    { item: 'Alert', member: 'dense', change: 'was removed or renamed' },
    { item: 'Alert', member: 'size', change: "has the default 'medium' instead of 'small'" },
    { item: 'Grid', change: 'is deprecated' },
  ]);
});

test.each([
  ['a.d.ts:3: Alert of @acme/ui no longer has the anchor #alert-prop-dense, which', true],
  ['a.d.ts:3: Alert of @acme/ui no longer has the anchor #alert-prop-slots, which', false],
  ['a.d.ts:3: Card of @acme/ui no longer has the anchor #card-prop-dense, which', false],
  ['a.json:3: Alert of @acme/ui has no API page.', false],
])('%s: went with what was removed: %s', (message, expected) => {
  expect(isRemovedAnchor(message, ITEMS)).toBe(expected);
});

const page = (frontMatter: string, ...lines: string[]) =>
  ['---', 'title: Alert', ...(frontMatter ? [frontMatter] : []), '---', '', ...lines, ''].join(
    '\n',
  );

test('names the lines to check, with file and line', () => {
  const pages = [
    {
      file: 'docs/ui/alert.mdx',
      content: page('releases: [1.2.0]', 'Alert: `dense`', 'In 1.2.0, and 1.2.0.'),
    },
    { file: 'docs/ui/card.mdx', content: page('', 'Since 1.2.0.') },
    { file: 'docs/ui/use.mdx', content: page('', '`Grid` of `@acme/ui`') },
    { file: 'docs/joy-ui/grid.mdx', content: page('', '`Grid`') },
    { file: 'docs/ui/other.mdx', content: page('', '`Grid`') },
  ];
  const places = (name: string) =>
    statementTasks(pages, name, changedNames(ITEMS)).map(({ place }) => place);
  expect(places('@acme/ui')).toEqual(['docs/ui/use.mdx:5']);
  expect(places('@mui/joy')).toEqual(['docs/joy-ui/grid.mdx:5']);
  expect(agedTasks(pages, ['1.2.0']).map(({ place }) => place)).toEqual(['docs/ui/alert.mdx:7']);
});

test.each([
  ['adds a list', page('', 'With 2.0.0.'), page('releases: [2.0.0]', 'With 2.0.0.')],
  [
    'adds to a list',
    page('releases: [1.2.0]', '1.2.0 and 2.0.0.'),
    page('releases: [1.2.0, 2.0.0]', '1.2.0 and 2.0.0.'),
  ],
  ['leaves a page that does not name it', page('', 'With 2.0.1.'), page('', 'With 2.0.1.')],
  [
    'leaves a page that lists it',
    page('releases: [2.0.0]', 'With 2.0.0.'),
    page('releases: [2.0.0]', 'With 2.0.0.'),
  ],
])('a page that names the new release: %s', (_name, before, after) => {
  expect(withRelease(before, '2.0.0')).toBe(after);
});
