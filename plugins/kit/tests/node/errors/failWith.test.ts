import { errorOf, failWith, failWithAll, findingsOf } from '../../../node/errors/failWith';

function errorFrom(run: () => void): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error('Nothing was thrown.');
}

test('does not throw when there are no problems', () => {
  expect(failWith('Broken links', [])).toBeUndefined();
  expect(failWithAll([{ summary: 'Broken links', problems: [] }])).toBeUndefined();
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

test('throws with the problems of all checks that have some', () => {
  const checks = [
    { summary: 'Broken links', problems: ['a.mdx:1: no page at /b.'] },
    { summary: 'Labels are missing', problems: [] },
    { summary: 'Demos do not compile', problems: ['A.tsx:1:1: wrong'] },
  ];
  expect(() => failWithAll(checks)).toThrow(
    new Error(
      'Broken links:\n  - a.mdx:1: no page at /b.\nDemos do not compile:\n  - A.tsx:1:1: wrong',
    ),
  );
});

test('prints the problems, and goes on, in a build that an upgrade records', () => {
  const printed = jest.spyOn(console, 'error').mockImplementation();
  process.env.FAULTS = 'print';
  try {
    failWith('Broken links', ['a.mdx:1: none.']);
  } finally {
    delete process.env.FAULTS;
  }
  expect(printed.mock.calls).toEqual([['Broken links:\n  - a.mdx:1: none.']]);
});

test('prints no stack and no other properties', () => {
  const error = errorFrom(() => failWith('Broken links', ['a.mdx:1: none.']));
  expect(error.stack).toBe('Broken links:\n  - a.mdx:1: none.');
  expect(Object.keys(error)).toEqual([]);
});

test('returns the findings of the errors that it threw only', () => {
  const findings = [{ summary: 'Broken links', problems: ['a.mdx:1: none.'] }];
  expect(findingsOf(errorOf(findings))).toEqual(findings);
  expect(findingsOf(new Error('crash'))).toBeUndefined();
  expect(findingsOf('text')).toBeUndefined();
});
