import { errorOf } from '../../../node/errors/failWith';
import { mergeErrors } from '../../../node/errors/loadTogether';

const links = errorOf([
  { summary: 'Broken links', problems: ['a.mdx:1: none.', 'b.mdx:2: none.'] },
]);
const moreLinks = errorOf([
  { summary: 'Broken links', problems: ['b.mdx:2: none.', 'c.mdx:3: none.'] },
]);
const labels = errorOf([{ summary: 'Labels are missing', problems: ['code.json: "a".'] }]);

test('returns a single error as it is', () => {
  const crash = new Error('crash');
  expect(mergeErrors([crash])).toBe(crash);
  expect(mergeErrors([links])).toBe(links);
});

test('lists each problem once, under its summary', () => {
  expect((mergeErrors([links, labels, moreLinks]) as Error).message).toBe(
    [
      'Broken links:',
      '  - a.mdx:1: none.',
      '  - b.mdx:2: none.',
      '  - c.mdx:3: none.',
      'Labels are missing:',
      '  - code.json: "a".',
    ].join('\n'),
  );
});

test('lists a crash last, with its stack, and hides nothing', () => {
  const crash = new TypeError('x is undefined');
  const { message } = mergeErrors([crash, labels, 'thrown text']) as Error;
  expect(message.startsWith('Labels are missing:\n  - code.json: "a".\nA plugin crashed:\n')).toBe(
    true,
  );
  expect(message).toContain(crash.stack);
  expect(message).toContain('thrown text');
});
