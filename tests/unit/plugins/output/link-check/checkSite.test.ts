import { checkSite } from '../../../../../plugins/output/link-check/checkSite';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

const HOME = '<link rel=canonical href=https://docs.example/ />';

function faultsOf(pages: Readonly<Record<string, string>>, home = ''): Promise<string[]> {
  return temporaryFolder({ 'index.html': HOME + home, 'zh/index.html': '', ...pages }).then(
    checkSite,
  );
}

test('accepts links to pages, anchors, and files, in every form that a browser follows', async () => {
  const links = [
    '/ui/button#sizes',
    'https://docs.example/zh/ui/button#%E6%8C%89%E9%92%AE',
    '/zh/',
    '/zh',
    '#own',
    'ui/button',
    '/img/logo.svg',
    'https://mui.com/missing',
    '//mui.com/missing',
    'mailto:a@example.com',
  ];
  const home = `<p id=own>${links.map((href) => `<a href="${href}">`).join('')}`;
  const pages = {
    'ui/button.html': '<h2 id=sizes><a href="?a=1#sizes">',
    'zh/ui/button.html': '<h2 id="按钮">',
    'img/logo.svg': '',
  };
  expect(await faultsOf(pages, home)).toEqual([]);
});

test('names a broken address once, with why and the pages it is on', async () => {
  const link = '<a href=/ui/buttons>';
  const pages = { 'a.html': link, 'b.html': link, 'ui/button.html': link };
  expect(await faultsOf(pages)).toEqual([
    '/ui/buttons: no page at /ui/buttons. Did you mean /ui/button? On /a and 2 more pages.',
  ]);
});

test('checks anchors, other languages, and sitemaps', async () => {
  expect(
    await faultsOf({
      'a.html': '<a href=#gone><link rel=alternate href=https://docs.example/zh/a hreflang=zh />',
      'sitemap.xml': '<loc>https://docs.example/gone</loc>',
    }),
  ).toEqual([
    '#gone: /a has no anchor #gone. Correct or remove the link. On /a.',
    'https://docs.example/zh/a: no page at /zh/a. Did you mean /a? On /a.',
    'https://docs.example/gone: no page at /gone. Correct or remove the link. On /sitemap.xml.',
  ]);
});

test('names a page that a redirect leads away from', async () => {
  expect(await faultsOf({ 'components/buttons.html': '' })).toEqual([
    '/components/buttons: is redirected to /material-ui/react-button. Correct content/redirects.ts.',
  ]);
});

test('wants a built site', async () => {
  await expect(checkSite(await temporaryFolder({}))).rejects.toThrow('holds no built site');
});
