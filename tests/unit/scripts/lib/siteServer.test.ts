import { writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startServer } from '../../../../scripts/lib/siteServer';
import type { SiteServer } from '../../../../scripts/lib/siteServer';
import { temporaryFolder } from '../../../helpers/temporaryFolder';

const SCRIPT = 'console.log("again and again");'.repeat(100);
let server: SiteServer;
let root: string;

beforeAll(async () => {
  const folder = await temporaryFolder({
    'build/index.html': 'home',
    'build/foo.html': 'foo',
    'build/foo/bar.html': 'bar',
    'build/404.html': 'nothing here',
    'build/zh/index.html': '首页',
    'build/zh/404.html': '没有',
    'build/assets/js/main.0a1b2c3d.js': SCRIPT,
    'build/.source-hash': 'abc',
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
  ['/foo', 200, 'foo'],
  ['/foo/bar', 200, 'bar'],
  ['/zh/', 200, '首页'],
  ['/nothing', 404, 'nothing here'],
  ['/foo/bar/baz', 404, 'nothing here'],
  ['/zh/a/nothing', 404, '没有'],
  ['/404', 404, 'nothing here'],
  ['/.source-hash', 404, 'nothing here'],
])('responds to %s with %i %s', async (target, status, body) => {
  const reply = await ask(target);
  expect([reply.status, reply.body.toString()]).toEqual([status, body]);
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('redirects other forms of a URL to the public one', async () => {
  const { status, headers } = await ask('/foo/?a=1');
  expect([status, headers.location]).toEqual([301, '/foo?a=1']);
});

test('compresses with the codings that the browser accepts', async () => {
  const target = '/assets/js/main.0a1b2c3d.js';
  const brotli = await ask(target, { 'accept-encoding': 'gzip, br' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
  const gzip = await ask(target, { 'accept-encoding': 'gzip' });
  expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
  const plain = await ask(target);
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.body.toString()).toBe(SCRIPT);
});

test('responds with 304 if the client has the file, until it changes', async () => {
  const first = await ask('/foo');
  const cached = { 'if-none-match': first.headers.etag };
  expect((await ask('/foo', cached)).status).toBe(304);
  await writeFile(path.join(root, 'foo.html'), 'foo, changed');
  const changed = await ask('/foo', cached);
  expect([changed.status, changed.body.toString()]).toEqual([200, 'foo, changed']);
});

test('responds to HEAD without a body, and rejects methods that would change something', async () => {
  const head = await ask('/', {}, 'HEAD');
  expect([head.status, head.headers['content-length'], head.body.length]).toEqual([200, '4', 0]);
  const post = await ask('/', {}, 'POST');
  expect([post.status, post.headers.allow]).toEqual([405, 'GET, HEAD']);
});

test.each(['/../build-secret/a', '/..%2fbuild-secret%2fa.html', '/foo/..%5c..%5cbuild-secret/a'])(
  'rejects %s, which is outside the folder',
  async (target) => {
    const { status, body } = await ask(target);
    expect([status, body.toString()]).toEqual([400, '400\n']);
  },
);

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
