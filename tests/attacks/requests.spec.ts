import { request } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { siteUrl } from '../browser/support/siteUrl';
import { expect, test } from '../browser/support/test';

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Used instead of a browser's request, which would normalize the path. */
function ask(path: string, method = 'GET', headers = {}): Promise<Reply> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        body += text;
      });
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Sends bytes as they are, and returns the first line of the response. */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(siteUrl());
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').once('data', (answer: string) => {
      resolve(answer.split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });
}

for (const path of [
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/assets/..%5c..%5cpackage.json',
  '/assets/../../package.json',
  '/....//package.json',
  '/.hosting/nginx.conf',
  '/.source-hash',
  '/_headers',
  '/%00',
  '/index.html%00.md',
  '/%',
  '/%ff%fe',
  '/%c0%ae%c0%ae/package.json',
  '/package.json',
  'http://example.com/',
  '//example.com/..%2f',
  `/${'../'.repeat(600)}etc/passwd`,
  `/${'a/'.repeat(7500)}`,
]) {
  test(`${path.slice(0, 60)} gets nothing of this machine`, async () => {
    const { status = 0, headers, body } = await ask(path);
    expect([301, 400, 404, 414]).toContain(status);
    expect(body).not.toMatch(/"private": true|root:|ssl_|server_name/);
    expect(headers.location ?? '/').toMatch(/^\/(?!\/)/);
  });
}

for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'SEARCH']) {
  test(`the method ${method} is not allowed`, async () => {
    const { status, headers } = await ask('/', method);
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });
}

for (const [name, text] of [
  ['a line that is no request', 'NONSENSE\r\n\r\n'],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
  ['a header of 100 kB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'a'.repeat(100_000)}\r\n\r\n`],
] as const) {
  test(`${name} is refused, and the server goes on`, async () => {
    expect(await sendRaw(text)).toMatch(/^HTTP\/1\.1 4/);
    expect((await ask('/')).status).toBe(200);
  });
}

test('a line break in the address is in no header', async () => {
  const { headers } = await ask('/components/a%0d%0aSet-Cookie:%20a=1/');
  expect(headers['set-cookie']).toBeUndefined();
});

for (const [path, status] of [
  ['/material-ui/react-button', 200],
  ['/zh/', 200],
  ['/no-such-page', 404],
  ['/zh/no-such-page', 404],
] as const) {
  test(`${path} (${status}) has a strict policy`, async () => {
    const { status: actual, headers } = await ask(path);
    expect(actual).toBe(status);
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+')+;/);
    expect(policy).not.toContain('unsafe-eval');
    expect(policy).toContain("frame-ancestors 'self'");
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    });
  });
}
