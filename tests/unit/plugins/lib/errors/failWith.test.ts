import { failWith } from '../../../../../plugins/lib/errors/failWith';

test('goes on when there are no faults', () => {
  expect(failWith('Links lead nowhere', [])).toBeUndefined();
});

test('stops for a single fault', () => {
  expect(() => failWith('Demos do not compile', ['A.tsx:1:1: wrong'])).toThrow(
    new Error('Demos do not compile:\n  - A.tsx:1:1: wrong'),
  );
});

test('stops with all faults in one message', () => {
  expect(() =>
    failWith('Links lead nowhere', ['a.mdx:1: no page at /b.', 'c.mdx:2: none.']),
  ).toThrow(new Error('Links lead nowhere:\n  - a.mdx:1: no page at /b.\n  - c.mdx:2: none.'));
});
