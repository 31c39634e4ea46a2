import { minify } from '@swc/core';
import { hideHashes, restoreHashes, withoutPageChunks } from '../../node/page-chunks/editRuntime';

interface Runtime {
  u: (chunkId: string) => string;
}

const RUNTIME = `// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + {"settings": "aaaa1111","demos-a": "bbbb2222",demo: "cccc3333",}[chunkId] + ".js"
}
__webpack_require__.x = (first, second, third) => [first, second, third];`;

const isDemos = (id: string) => id.startsWith('demos-');

/** Runs the source as the bundler's runtime does. */
function run(source: string, pageChunkFiles?: Record<string, string>): Runtime {
  const runtime = {} as Runtime;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('__webpack_require__', 'self', source)(runtime, { pageChunkFiles });
  return runtime;
}

test('takes page chunks out of the table, and looks them up in what the page names', () => {
  const source = withoutPageChunks(RUNTIME, isDemos);
  expect(source).not.toContain('bbbb2222');
  const { u } = run(source, { 'demos-a': 'assets/js/demos-a.dd44.js' });
  expect(['settings', 'demo', 'demos-a'].map(u)).toEqual([
    'assets/js/settings.aaaa1111.js',
    'assets/js/demo.cccc3333.js',
    'assets/js/demos-a.dd44.js',
  ]);
  expect(run(source).u('settings')).toBe('assets/js/settings.aaaa1111.js');
});

test('stops when there is nothing to take out', () => {
  expect(() => withoutPageChunks(RUNTIME, () => false)).toThrow('has another form');
  expect(() => withoutPageChunks('var u = 1;', isDemos)).toThrow('has another form');
});

test('puts each hash back where it was', () => {
  const hidden = hideHashes(RUNTIME);
  expect(hidden.source).not.toContain('aaaa1111');
  expect(restoreHashes(hidden.source, hidden)).toBe(RUNTIME);
});

test('the names of variables don’t follow from the hashes', async () => {
  const minimized = ['ffffffff', 'cccccccc'].map(async (hash) => {
    const hidden = hideHashes(RUNTIME.replace(/\b(?:a{4}1|b{4}2|c{4}3)\d+/g, hash));
    const { code } = await minify(hidden.source, { compress: true, mangle: true });
    const restored = restoreHashes(code, hidden);
    expect(restored).toContain(`"${hash}"`);
    return restored.replaceAll(hash, '');
  });
  const [first, second] = await Promise.all(minimized);
  expect(first).toBe(second);
});

test.each([
  ['removed', () => 'nothing'],
  ['repeated', (source: string) => source + source],
])('a hash that the minimizer has %s stops the build', (_, change) => {
  const hidden = hideHashes(RUNTIME);
  expect(() => restoreHashes(change(hidden.source), hidden)).toThrow(/Adapt editRuntime\.ts/);
});
