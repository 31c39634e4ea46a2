import { withPlaceholders } from '../../node/withPlaceholders';

const movesOf = (from: string, to: string, count = 20) =>
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

test.each([
  ['has a page', [], ['/guides/x']],
  ['has a page that moves elsewhere', [{ from: '/guides/d', to: '/ui/d' }], []],
  ['has a page that becomes a section', [{ from: '/guides/d', to: '/ui/guides/a#d' }], []],
])('a folder that %s keeps the rules of its pages', (_, others, pages) => {
  const moves = [...movesOf('/guides', '/ui/guides'), ...others];
  expect(withPlaceholders(moves, pages)).toEqual(moves);
});

test('few pages, and pages at the root, keep their rules', () => {
  const moves = [...movesOf('/a', '/ui/a', 19), ...movesOf('', '/ui')];
  expect(withPlaceholders(moves, [])).toEqual(moves);
});
