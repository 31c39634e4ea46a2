import '../../../lazy/editor/prismManual';
import prism from 'prismjs/components/prism-core';
import 'prismjs/components/prism-clike';
import 'prismjs/components/prism-javascript';
import 'prismjs/components/prism-markup';
import 'prismjs/components/prism-jsx';
import 'prismjs/components/prism-typescript';
import 'prismjs/components/prism-tsx';
import { boundGrammar, withinSearches } from '../../../lazy/editor/boundSearches';
import { allDemos } from '../../../../../tests/helpers/realDemos';

const own = prism.languages.tsx ?? {};
/** Shares no object with Prism's own grammar but its patterns. */
const bound = prism.util.clone(own);
boundGrammar(bound);

const CODE = 'const a = 1;';
const tokens = (limit: number) => withinSearches(limit, () => prism.tokenize(CODE, bound));

test('a prepared grammar finds the same in all demos of the site', async () => {
  const demos = await allDemos();
  const different = demos.filter(
    ({ code }) =>
      JSON.stringify(prism.tokenize(code, bound)) !== JSON.stringify(prism.tokenize(code, own)),
  );
  expect(different.map(({ id }) => id)).toEqual([]);
});

test('what needs more searches than the limit ends without a result', () => {
  const limits = [...Array(100).keys()];
  const needed = limits.findIndex((limit) => tokens(limit) !== undefined);
  expect(needed).toBeGreaterThan(0);
  expect(tokens(needed)).toEqual(prism.tokenize(CODE, own));
  expect(limits.filter((limit) => tokens(limit) === undefined)).toEqual(limits.slice(0, needed));
});

test('there is no limit before and after', () => {
  expect(tokens(0)).toBeUndefined();
  expect(prism.tokenize(CODE, bound)).toEqual(prism.tokenize(CODE, own));
});

test('other errors pass', () => {
  const fail = () => {
    throw new RangeError('other');
  };
  expect(() => withinSearches(1, fail)).toThrow(RangeError);
});
