import { createHash } from 'node:crypto';
import { fetchFile } from '../../../browser/saved/fetchFile';
import type { FileEntry } from '../../../shared/manifest';

const MAIN = '/assets/js/main.0a1b2c3d.js';
const SCRIPT = '/assets/js/search.0a1b2c3d.js';
const release = () => ({ main: MAIN, signal: new AbortController().signal });

const entryOf = (text: string): FileEntry => [
  Buffer.byteLength(text),
  createHash('sha256').update(text).digest('hex').slice(0, 8),
];

/** Answers by cache mode; a number is a status. */
function answer(bodies: Partial<Record<RequestCache, string | number>>): RequestCache[] {
  const asked: RequestCache[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((_address, { cache = 'default' } = {}) => {
    asked.push(cache);
    const body = bodies[cache] ?? '';
    return Promise.resolve(
      typeof body === 'number' ? new Response('', { status: body }) : new Response(body),
    );
  });
  return asked;
}

afterEach(() => jest.restoreAllMocks());

test('a file is taken from where the browser has it', async () => {
  const asked = answer({ default: 'script' });
  const response = await fetchFile(SCRIPT, entryOf('script'), release());
  expect(await response.text()).toBe('script');
  expect(asked).toEqual(['default']);
});

test.each(['<h1>Sign in</h1>', 'scripT'])(
  'a cached file with other content is replaced: %s',
  async (other) => {
    const asked = answer({ default: other, reload: 'script' });
    const response = await fetchFile(SCRIPT, entryOf('script'), release());
    expect(await response.text()).toBe('script');
    expect(asked).toEqual(['default', 'reload']);
  },
);

test('a file of another release is an error', async () => {
  answer({ default: 'other', reload: 'other' });
  await expect(fetchFile(SCRIPT, entryOf('script'), release())).rejects.toMatchObject({
    failure: 'changed',
  });
  answer({ default: 404, reload: 404 });
  await expect(fetchFile(SCRIPT, entryOf('script'), release())).rejects.toMatchObject({
    failure: 'changed',
  });
});

test('a host that fails is an error of the network, and not asked again', async () => {
  const asked = answer({ default: 503 });
  await expect(fetchFile(SCRIPT, entryOf('script'), release())).rejects.toMatchObject({
    failure: 'network',
  });
  expect(asked).toEqual(['default']);
});

const html = (address: string) =>
  `<link rel=canonical href=${address} /><script src=${MAIN}></script>`;

test('the HTML of a page may be changed by a host, but it is the page of its path', async () => {
  const entry = entryOf('as built');
  answer({ 'no-store': html('/a/b') });
  await fetchFile('/a/b', entry, release());
  answer({ 'no-store': html('/') });
  await expect(fetchFile('/a/b', entry, release())).rejects.toMatchObject({ failure: 'changed' });
  answer({ 'no-store': 'as built' });
  await fetchFile('/a/b', entry, release());
});
