import { failWith } from '../../../../../plugins/lib/errors/failWith';

test('does not throw when there are no problems', () => {
  expect(failWith('Broken links', [])).toBeUndefined();
});

test('throws for a single problem', () => {
  expect(() => failWith('Demos do not compile', ['A.tsx:1:1: wrong'])).toThrow(
    new Error('Demos do not compile:\n  - A.tsx:1:1: wrong'),
  );
});

test('throws with all problems in one message', () => {
  expect(() => failWith('Broken links', ['a.mdx:1: no page at /b.', 'c.mdx:2: none.'])).toThrow(
    new Error('Broken links:\n  - a.mdx:1: no page at /b.\n  - c.mdx:2: none.'),
  );
});
