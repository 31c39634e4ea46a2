import { readdirSync } from 'node:fs';
import type { APIResponse } from 'playwright-core';
import { openContext } from './support/browser';
import { siteFolder } from '../helpers/siteFolder';
import { expect, SMOKE, test } from './support/test';

/** Asks without following redirects, and as a browser does: with Accept-Encoding. */
async function ask(address: string, headers: Record<string, string> = {}): Promise<APIResponse> {
  const { request } = await openContext();
  return request.get(address, { maxRedirects: 0, headers });
}

/** The language a page says it is in, without its region. The build may leave quotes out. */
async function languageOf(response: APIResponse): Promise<string | undefined> {
  return /<html[^>]* lang="?([a-z]+)/.exec(await response.text())?.[1];
}

/** A file that the build wrote into a folder, by the ending of its name, as an address. */
function builtFile(folder: string, ending: string): string {
  const name = readdirSync(`${siteFolder()}/${folder}`).find((file) => file.endsWith(ending));
  if (!name) {
    throw new Error(`The build has no ${ending} file in ${folder}.`);
  }
  return `/${folder}/${name}`;
}

for (const [address, language] of [
  ['/', 'en'],
  ['/material-ui/react-button', 'en'],
  ['/zh/', 'zh'],
  ['/zh/material-ui/react-button', 'zh'],
] as const) {
  test(`${address} is a page in ${language}`, SMOKE, async () => {
    const response = await ask(address);
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=0, must-revalidate',
      etag: expect.stringMatching(/^W\/"[\w-]+"$/),
    });
    expect(await languageOf(response)).toBe(language);
  });
}

for (const [address, language] of [
  ['/material-ui/no-such-page', 'en'],
  ['/zh/material-ui/no-such-page', 'zh'],
] as const) {
  test(`${address} is not found, and says so in ${language}`, async () => {
    const response = await ask(address);
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8');
    expect(await languageOf(response)).toBe(language);
  });
}

for (const [folder, ending, contentType] of [
  ['assets/js', '.js', 'text/javascript; charset=utf-8'],
  ['assets/css', '.css', 'text/css; charset=utf-8'],
  ['zh/assets/js', '.js', 'text/javascript; charset=utf-8'],
] as const) {
  test(`a file in ${folder} may be kept for ever`, async () => {
    const response = await ask(builtFile(folder, ending));
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'content-type': contentType,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });
}

test('an unchanged page is not sent again', async () => {
  const { etag = '' } = (await ask('/material-ui/react-button')).headers();
  const again = await ask('/material-ui/react-button', { 'If-None-Match': etag });
  expect([again.status(), (await again.body()).length]).toEqual([304, 0]);
});

test('the note of what the build was made from stays private', async () => {
  expect((await ask('/.source-hash')).status()).toBe(404);
});
