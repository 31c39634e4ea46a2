import { checkSite } from '../../../node/link-check/checkSite';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

const HOME = '<link rel=canonical href=https://docs.example/ />';

function problemsOf(pages: Readonly<Record<string, string>>, home = ''): Promise<string[]> {
  return temporaryFolder({ 'index.html': HOME + home, 'zh/index.html': '', ...pages }).then(
    checkSite,
  );
}

test('accepts links to pages, anchors, and files in every form that browsers support', async () => {
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
  expect(await problemsOf(pages, home)).toEqual([]);
});

test('reports a broken URL once, with the reason and the pages it is on', async () => {
  const link = '<a href=/ui/buttons>';
  const pages = { 'a.html': link, 'b.html': link, 'ui/button.html': link };
  expect(await problemsOf(pages)).toEqual([
    '/ui/buttons: there is no page at /ui/buttons. Did you mean /ui/button? On /a and 2 more pages.',
  ]);
});

test('checks anchors, other languages, and sitemaps', async () => {
  expect(
    await problemsOf({
      'a.html': '<a href=#gone><link rel=alternate href=https://docs.example/zh/a hreflang=zh />',
      'sitemap.xml': '<loc>https://docs.example/gone</loc>',
    }),
  ).toEqual([
    '#gone: /a has no anchor #gone. Correct or remove the link. On /a.',
    'https://docs.example/zh/a: there is no page at /zh/a. Did you mean /a? On /a.',
    'https://docs.example/gone: there is no page at /gone. Correct or remove the link. On /sitemap.xml.',
  ]);
});

test('reports a page whose path is redirected', async () => {
  expect(await problemsOf({ 'components/buttons.html': '' })).toEqual([
    '/components/buttons: is redirected to /material-ui/react-button. Correct content/hosting/redirects.ts.',
  ]);
});

test('throws if there is no built site', async () => {
  await expect(checkSite(await temporaryFolder({}))).rejects.toThrow('has no built site');
});
