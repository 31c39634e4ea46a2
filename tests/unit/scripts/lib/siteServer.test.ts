import fs from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { startServer } from '../../../../scripts/lib/siteServer';
import type { SiteServer } from '../../../../scripts/lib/siteServer';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

const SCRIPT = 'console.log("again and again");'.repeat(100);
let server: SiteServer;
let root: string;

beforeAll(async () => {
  const folder = await temporaryFolder({
    'build/index.html': 'home',
    'build/foo.html': '<script>foo()</script>',
    'build/foo/bar.html': 'bar',
    'build/404.html': 'nothing here',
    'build/zh/index.html': '首页',
    'build/zh/404.html': '没有',
    'build/assets/js/main.0a1b2c3d.js': SCRIPT,
    'build/.source-hash': 'abc',
    'build/_headers': 'abc',
    'build-secret/a.html': 'secret',
  });
  root = path.join(folder, 'build');
  server = await startServer({ root });
});
afterAll(() => server.close());

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Used instead of `fetch`, which would decompress, follow redirects, and normalize the path. */
function ask(target: string, headers = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const options = { port: server.port, path: target, headers, method };
    request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['/', 200, 'home'],
  ['/foo', 200, '<script>foo()</script>'],
  ['/foo/bar', 200, 'bar'],
  ['/zh/', 200, '首页'],
  ['/nothing', 404, 'nothing here'],
  ['/foo/bar/baz', 404, 'nothing here'],
  ['/zh/a/nothing', 404, '没有'],
  ['/404', 404, 'nothing here'],
  ['/.source-hash', 404, 'nothing here'],
  ['/_headers', 404, 'nothing here'],
  ['/foo%2Fbar', 404, 'nothing here'],
  ['/%ff', 404, 'nothing here'],
])('responds to %s with %i %s', async (target, status, body) => {
  const reply = await ask(target);
  expect([reply.status, reply.body.toString()]).toEqual([status, body]);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('redirects other forms of a URL to the public one', async () => {
  const { status, headers } = await ask('/foo/?a=1');
  expect([status, headers.location]).toEqual([301, '/foo?a=1']);
});

test('compresses text with Brotli for clients that accept it', async () => {
  const target = '/assets/js/main.0a1b2c3d.js';
  const brotli = await ask(target, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    vary: 'Accept-Encoding',
  });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const plain = await ask(target);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
  // A condition is answered without compressing the file.
  const cached = { 'accept-encoding': 'br', 'if-none-match': brotli.headers.etag };
  expect((await ask(target, cached)).status).toBe(304);
});

test.each([
  ['gzip, deflate, br, zstd', true],
  ['gzip, br;q=0', false],
  ['gzip;q=1.0, identity; q=0.5', false],
  ['BR', true],
  ['*', true],
  ['', false],
])('Accept-Encoding "%s" allows Brotli: %j', async (accepted, isAllowed) => {
  const { headers } = await ask('/assets/js/main.0a1b2c3d.js', { 'accept-encoding': accepted });
  expect('content-encoding' in headers).toBe(isAllowed);
});

test('sends the headers of the site’s rules with pages, assets, and redirects', async () => {
  const page = await ask('/foo');
  expect(page.headers).toMatchObject({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  const hash = createHash('sha256').update('foo()').digest('base64');
  expect(page.headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect((await ask('/nothing')).headers['content-security-policy']).toContain('sha256');
  expect((await ask('/assets/js/main.0a1b2c3d.js')).headers['cache-control']).toContain(
    'immutable',
  );
  expect((await ask('/foo/')).headers['cache-control']).toBe('public, max-age=3600');
});

test('allows the inline scripts of a later build', async () => {
  await writeFile(path.join(root, 'index.html'), '<script>later()</script>');
  const hash = createHash('sha256').update('later()').digest('base64');
  expect((await ask('/')).headers['content-security-policy']).toContain(hash);
  await writeFile(path.join(root, 'index.html'), 'home');
});

test('responds with 304 if the client has the file, until it changes', async () => {
  const first = await ask('/foo');
  const cached = { 'if-none-match': first.headers.etag };
  expect((await ask('/foo', cached)).status).toBe(304);
  await writeFile(path.join(root, 'foo.html'), 'foo, changed');
  const changed = await ask('/foo', cached);
  expect([changed.status, changed.body.toString()]).toEqual([200, 'foo, changed']);
});

test('tries a file again that could not be opened, for want of file descriptors', async () => {
  const open = jest
    .spyOn(fs, 'open')
    .mockImplementationOnce(((
      _path: string,
      _flags: string,
      _mode: number,
      done: (error: Error) => void,
    ) => done(Object.assign(new Error('too many open files'), { code: 'EMFILE' }))) as never);
  expect((await ask('/foo/bar')).status).toBe(500);
  expect(open).toHaveBeenCalled();
  open.mockRestore();
  const again = await ask('/foo/bar');
  expect([again.status, again.body.toString()]).toEqual([200, 'bar']);
});

test('responds to HEAD without a body, and rejects methods that would change something', async () => {
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
  const post = await ask('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['weak', 'strong'])('a %s validator in a list of several is recognized', async (kind) => {
  const { etag = '' } = (await ask('/zh/')).headers;
  const own = kind === 'weak' ? `W/${etag.replace(/^W\//, '')}` : etag.replace(/^W\//, '');
  expect((await ask('/zh/', { 'if-none-match': `"other", ${own}` })).status).toBe(304);
  expect((await ask('/zh/', { 'if-none-match': '*' })).status).toBe(304);
  expect((await ask('/zh/', { 'if-none-match': '"other"' })).status).toBe(200);
});

test('sends the 404 page as a whole, whatever the browser has of it', async () => {
  const { etag } = (await ask('/nothing')).headers;
  const again = await ask('/nothing', { 'if-none-match': etag, range: 'bytes=0-3' });
  expect([again.status, again.body.toString()]).toEqual([404, 'nothing here']);
});

test('sends a part of a file', async () => {
  const { status, body } = await ask('/assets/js/main.0a1b2c3d.js', { range: 'bytes=0-6' });
  expect([status, body.toString()]).toEqual([206, 'console']);
});

test.each([
  [416, { range: 'bytes=900000-' }],
  [412, { 'if-match': '"other"' }],
])('an answer %i is not the file, so it has none of its headers', async (status, condition) => {
  const accepted = { 'accept-encoding': 'br', ...condition };
  const reply = await ask('/assets/js/main.0a1b2c3d.js', accepted);
  expect([reply.status, reply.body.toString()]).toEqual([status, `${status}\n`]);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-security-policy': expect.stringContaining("script-src 'self'") as string,
  });
  expect(reply.headers).not.toHaveProperty('content-encoding');
  expect(reply.headers['content-range']).toEqual(
    status === 416 ? expect.stringMatching(/^bytes \*\/\d+$/) : undefined,
  );
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])(
  'rejects the method %s',
  async (method) => {
    const { status, headers } = await ask('/', {}, method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test('refuses a path of 7,500 folders', async () => {
  expect((await ask(`/${'a/'.repeat(7500)}`)).status).toBe(414);
});

test.each([
  '/../build-secret/a',
  '/..%2fbuild-secret%2fa.html',
  '/foo/..%5c..%5cbuild-secret/a',
  '/%',
  '/%00',
])('rejects %s, which isn’t a path of the site', async (target) => {
  const { status, body } = await ask(target);
  expect([status, body.toString()]).toEqual([400, '400\n']);
});

test('uses another port only if allowed', async () => {
  await expect(startServer({ root, port: server.port })).rejects.toThrow('is taken');
  const other = await startServer({ root, port: server.port, orAnotherPort: true });
  expect(other.port).not.toBe(server.port);
  await other.close();
});

test('throws when nothing is built, with the fix', async () => {
  const empty = await temporaryFolder({ 'notes.txt': '' });
  await expect(startServer({ root: empty })).rejects.toThrow('run "npm run build" first');
});
