import { formerItems } from '../../../../helpers/formerItems';
import { resolveAddress as resolve } from '../../../../../scripts/lib/server/resolveAddress';

const NOT_IN_THIS_VERSION = '/toolpad/core/introduction/not-in-this-version';

const resolveAddress = (address: string) => resolve(address, ['/zh']);

test.each([
  ['/foo/', '/foo'],
  ['/foo.html', '/foo'],
  ['/foo.html/', '/foo'],
  ['/components/switches.html/', '/material-ui/react-switch'],
  ['/foo/index.html', '/foo'],
  ['/index.html', '/'],
  ['/index', '/'],
  ['/zh/index.html', '/zh/'],
  ['/zh', '/zh/'],
  ['/zh.html?a=1', '/zh/?a=1'],
  ['/zh/foo/', '/zh/foo'],
  ['/foo//bar', '/foo/bar'],
  ['/foo/?q=a/b/', '/foo?q=a/b/'],
  ['/%E6%8C%89/', '/%E6%8C%89'],
  // Characters that need no encoding: scripts of the page read its address.
  ['/foo%2Dbar', '/foo-bar'],
  ['/material-ui/%72eact-button/', '/material-ui/react-button'],
  // Other characters stay as they are.
  ['/%e6%8c%89/', '/%e6%8c%89'],
  ['/%0d%0aa/', '/%0d%0aa'],
  ['/%ff/', '/%ff'],
  // Former URLs, also in another form, in one step.
  ['/en/material-ui/react-button?a=1', '/material-ui/react-button?a=1'],
  ['/components/buttons/', '/material-ui/react-button'],
  ['/zh/api/button.html', '/zh/material-ui/api/button'],
  ['/en//example.com/', '/example.com'],
  // Pages that only the official site has, in one step, too.
  ['/x/react-charts/bars?a=1', 'https://v7.mui.com/x/react-charts/bars/?a=1'],
  ['/zh/components/charts.html', 'https://v7.mui.com/x/react-charts/'],
  ['/x/react-charts//example.com/', 'https://v7.mui.com/x/react-charts/example.com/'],
  // A path with two leading slashes would be a URL of another host.
  ['//example.com/', '/example.com'],
])('redirects %s to %s', (address, location) => {
  expect(resolveAddress(address)).toEqual({ kind: 'redirect', location });
});

test.each(['/%', '/..%2fsecret', '/a/../b', '/%2e%2e/secret', '/a%00b', '/a\\b', 'http://x/'])(
  '%s is malformed',
  (address) => {
    expect(resolveAddress(address)).toEqual({ kind: 'refused', status: 400 });
  },
);

test('returns a page as the file itself, or as its HTML under either name', () => {
  expect(resolveAddress('/material-ui/react-button?theme=dark')).toMatchObject({
    candidates: [
      'material-ui/react-button',
      'material-ui/react-button.html',
      'material-ui/react-button/index.html',
    ],
  });
  expect(resolveAddress('/')).toMatchObject({ candidates: ['index.html'] });
  expect(resolveAddress('/zh/')).toMatchObject({ candidates: ['zh/index.html'] });
  expect(resolveAddress('/%E6%8C%89%20b')).toMatchObject({
    candidates: expect.arrayContaining(['按 b']) as string[],
  });
});

test('returns the nearest 404 page, so that each locale has its own', () => {
  expect(resolveAddress('/zh/material-ui/nothing')).toMatchObject({
    notFound: ['zh/404.html', '404.html'],
  });
  expect(resolveAddress('/nothing')).toMatchObject({ notFound: ['404.html'] });
  const gallery = 'material-ui/getting-started/templates.html';
  expect(resolveAddress('/zh/material-ui/getting-started/templates/blgo')).toMatchObject({
    notFound: [`zh/${gallery}`, 'zh/404.html', '404.html'],
  });
  expect(resolveAddress('/material-ui/getting-started/templates/blgo')).toMatchObject({
    notFound: [gallery, '404.html'],
  });
});

test('keeps the build’s own files private, and .well-known public', () => {
  expect(resolveAddress('/.source-hash')).toMatchObject({ candidates: [] });
  expect(resolveAddress('/.source-hash/')).toMatchObject({ candidates: [] });
  expect(resolveAddress('/./material-ui/')).toMatchObject({ candidates: [] });
  expect(resolveAddress('/%5fheaders')).toMatchObject({ candidates: [] });
  expect(resolveAddress('/.well-known/security.txt')).toMatchObject({
    candidates: expect.arrayContaining(['.well-known/security.txt']) as string[],
  });
});

test('no file has an encoded slash in its name', () => {
  expect(resolveAddress('/material-ui%2Freact-button')).toMatchObject({ candidates: [] });
});

test('a path that is longer than any page’s is refused', () => {
  expect(resolveAddress(`/${'a/'.repeat(7500)}`)).toEqual({ kind: 'refused', status: 414 });
  expect(resolveAddress(`/foo?theme=${'a'.repeat(7500)}`)).toMatchObject({ kind: 'page' });
});

test('a path with a question mark in its name keeps it encoded', () => {
  expect(resolveAddress('/a%3Fb%23c/?d')).toEqual({ kind: 'redirect', location: '/a%3Fb%23c?d' });
});

test('a program that accepts Markdown gets it before the page, and the nearest pages for a missing one', () => {
  expect(resolve('/zh/ui/button', ['/zh'], true)).toEqual({
    kind: 'page',
    candidates: ['zh/ui/button.md', 'zh/ui/button', 'zh/ui/button.html', 'zh/ui/button/index.html'],
    notFound: ['zh/ui/404.md', 'zh/404.md', '404.md', 'zh/404.html', '404.html'],
  });
  expect(resolveAddress('/ui/buton.md')).toMatchObject({
    notFound: ['ui/404.md', '404.md', '404.html'],
  });
});

test.each(formerItems())(
  '%s, which trees had without a page, leads on in all languages',
  (address) => {
    for (const language of ['', '/zh']) {
      const answer = resolveAddress(language + address);
      const location = answer.kind === 'redirect' ? answer.location : '';
      const elsewhere = `https://${address.startsWith('/x/') ? 'v7.' : ''}mui.com${address}/`;
      expect([elsewhere, `${language}${NOT_IN_THIS_VERSION}`]).toContain(
        location.replace(/#.*/, ''),
      );
    }
  },
);
