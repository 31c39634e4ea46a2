import { withoutPageChunks } from '../../../node/page-chunks/runtimeTable';

const RUNTIME = `// This function allow to reference chunks
__webpack_require__.u = (chunkId) => {
  return "assets/js/" + chunkId + "." + {"settings": "aa11","demos-a": "bb22",demo: "cc33",}[chunkId] + ".js"
}
__webpack_require__.x = 1;`;

const isDemos = (id: string) => id.startsWith('demos-');

interface Runtime {
  u: (chunkId: string) => string;
}

/** Runs the source as the bundler's runtime does. */
function run(source: string, pageChunkFiles?: Record<string, string>): Runtime {
  const runtime = {} as Runtime;
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('__webpack_require__', 'self', source)(runtime, { pageChunkFiles });
  return runtime;
}

test('takes page chunks out of the table, and leaves the others', () => {
  const source = withoutPageChunks(RUNTIME, isDemos);
  expect(source).not.toContain('bb22');
  expect(run(source).u('settings')).toBe('assets/js/settings.aa11.js');
  expect(run(source).u('demo')).toBe('assets/js/demo.cc33.js');
});

test('looks page chunks up in what the page names', () => {
  const source = withoutPageChunks(RUNTIME, isDemos);
  const { u } = run(source, { 'demos-a': 'assets/js/demos-a.dd44.js' });
  expect(u('demos-a')).toBe('assets/js/demos-a.dd44.js');
});

test('stops when there is nothing to take out', () => {
  expect(() => withoutPageChunks(RUNTIME, () => false)).toThrow('has another form');
  expect(() => withoutPageChunks('var u = 1;', isDemos)).toThrow('has another form');
});
