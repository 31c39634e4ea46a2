import { withPlaceholders } from '../../node/formerPaths';

const movesOf = (from: string, to: string, count = 21) =>
  Array.from({ length: count }, (_, index) => ({
    from: `${from}/page-${index}`,
    to: `${to}/page-${index}`,
  }));

test('a folder that moves as a whole has one rule, after those of single pages', () => {
  const single = { from: '/start', to: '/ui/start' };
  const moves = [...movesOf('/ui/api-docs', '/ui/api'), single];
  expect(withPlaceholders(moves, ['/ui/api/page-1', '/ui/start'])).toEqual([
    single,
    { from: '/ui/api-docs/*', to: '/ui/api/:splat' },
  ]);
});

test('a folder that has a page keeps the rules of its pages', () => {
  const moves = movesOf('/guides', '/ui/guides');
  expect(withPlaceholders(moves, ['/guides/x'])).toEqual(moves);
});

test.each([
  ['moves elsewhere', { from: '/guides/d', to: '/ui/d' }],
  ['becomes a section', { from: '/guides/d', to: '/ui/guides/a#d' }],
  ['moves to another folder', { from: '/guides/page-0', to: '/x/guides/page-0' }],
])('a page that %s has its rule before that of its folder', (_, other) => {
  const moves = [
    other,
    ...movesOf('/guides', '/ui/guides').slice(1),
    ...movesOf('/guides/in', '/in'),
  ];
  expect(withPlaceholders(moves, [])).toEqual([
    other,
    { from: '/guides/in/*', to: '/in/:splat' },
    { from: '/guides/*', to: '/ui/guides/:splat' },
  ]);
});

test('few pages, and pages at the root, keep their rules', () => {
  const moves = [...movesOf('/a', '/ui/a', 19), ...movesOf('', '/ui')];
  expect(withPlaceholders(moves, [])).toEqual(moves);
});
