import { minify } from '@swc/core';
import { hideHashes, restoreHashes } from '../../../node/page-chunks/hiddenHashes';

/** Returns a script with a table of hashed file names, like the one in the bundler's runtime. */
const runtime = (...hashes: readonly string[]) => `
(() => {
  const fileOf = (name) => 'assets/js/' + name + '.' + { demo: "${hashes[0]}", search: "${hashes[1]}" }[name] + '.js';
  self.load = (first, second, third) => [first, second, third].map(fileOf);
})();`;

const minimize = async (source: string) =>
  (await minify(source, { compress: true, mangle: true })).code;

test('puts each hash back where it was', () => {
  const source = runtime('aaaaaaaa', '01234567');
  const hidden = hideHashes(source);
  expect(hidden.source).not.toContain('aaaaaaaa');
  expect(restoreHashes(hidden.source, hidden)).toBe(source);
});

test('the names of variables don’t follow from the hashes', async () => {
  const sources = [runtime('ffffffff', 'ffffffff'), runtime('cccccccc', 'cccccccc')];
  const results = await Promise.all(
    sources.map(async (source) => {
      const hidden = hideHashes(source);
      return restoreHashes(await minimize(hidden.source), hidden);
    }),
  );
  const withoutHashes = results.map((code) => code.replace(/f{8}|c{8}/g, ''));
  expect(withoutHashes[0]).toBe(withoutHashes[1]);
  expect(results[0]).toContain('"ffffffff"');
});

test.each([
  ['removed', () => 'nothing'],
  ['repeated', (source: string) => source + source],
])('a hash that the minimizer has %s stops the build', (_, change) => {
  const hidden = hideHashes(runtime('aaaaaaaa', '01234567'));
  expect(() => restoreHashes(change(hidden.source), hidden)).toThrow(/Adapt hiddenHashes\.ts/);
});
