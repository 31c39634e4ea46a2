import { highlight, withinSearches } from '../../../lazy/editor/highlight';
import { allDemos } from '../../../../../tests/helpers/realDemos';
// After the module that sets it up.
import prism from 'prismjs/components/prism-core';

const grammar = prism.languages.tsx ?? {};
const CODE = 'const a = 1;';
const tokens = (limit: number) => withinSearches(limit, () => prism.tokenize(CODE, grammar));

test('what needs more searches than the limit ends without a result', () => {
  const limits = [...Array(100).keys()];
  const needed = limits.findIndex((limit) => tokens(limit) !== undefined);
  expect(needed).toBeGreaterThan(0);
  expect(tokens(needed)).toEqual(prism.tokenize(CODE, grammar));
  expect(limits.filter((limit) => tokens(limit) === undefined)).toEqual(limits.slice(0, needed));
});

test('other errors pass', () => {
  const fail = () => {
    throw new RangeError('other');
  };
  expect(() => withinSearches(1, fail)).toThrow(RangeError);
});

const hasColors = (html: string) => html.includes('<span');

test('all demos of the site have colors', async () => {
  const demos = await allDemos();
  const plain = demos.filter(({ code }) => !hasColors(highlight(code, 'tsx')));
  expect(plain.map(({ id }) => id)).toEqual([]);
});

/** Code of fifteen thousand characters, as long as code with colors can be. */
const LONGEST = `${'const a = 1;\n'.repeat(1153)}const x = 1`;

test.each([
  ['the longest code', LONGEST, true],
  ['code that is longer by one character', `${LONGEST};`, false],
  ['the longest line', `const a = '${'x'.repeat(987)}';`, true],
  ['a line that is longer by one character', `const a = '${'x'.repeat(988)}';`, false],
  ['a letter 300,000 times', 'a'.repeat(300_000), false],
  ['strings that begin within each other', `${`\`'`.repeat(499)}\n`.repeat(12), false],
  ['no code', '', false],
])('%s', (_name, code, isColored) => {
  expect(hasColors(highlight(code, 'tsx'))).toBe(isColored);
});

test('code without colors is the same text', () => {
  const line = `<a b="${'x'.repeat(1000)}">&amp;</a>`;
  expect(highlight(`${line}\n\n1;\n`, 'jsx')).toBe(
    `${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}\n\n1;\n`,
  );
});
