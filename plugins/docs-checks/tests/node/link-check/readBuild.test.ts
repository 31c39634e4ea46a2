import { readBuild, urlsOf, idsOf, sitemapUrls } from '../../../node/link-check/readBuild';
import { temporaryFolder } from '../../../../../tests/helpers/temporaryFolder';

test('returns the pages of a build by their clean paths', async () => {
  const outDir = await temporaryFolder({
    'index.html': '',
    '404.html': '',
    'material-ui/react-button.html': '',
    'material-ui/api/index.html': '',
    'material-ui/index-of-all.html': '',
  });
  const { pages } = await readBuild(outDir);
  // The page of a folder has two paths.
  expect([...pages.keys()].sort()).toEqual([
    '/',
    '/404',
    '/material-ui/api',
    '/material-ui/api/',
    '/material-ui/index-of-all',
    '/material-ui/react-button',
  ]);
});

test('returns the paths of all files, and treats only HTML files as pages', async () => {
  const outDir = await temporaryFolder({ 'a.html': '', 'img/logo.svg': '', 'manifest.json': '' });
  const { files, pages } = await readBuild(outDir);
  expect([...pages.keys()]).toEqual(['/a']);
  expect([...files].sort()).toEqual(['/a.html', '/img/logo.svg', '/manifest.json']);
});

test('returns nothing for an empty build', async () => {
  expect(await readBuild(await temporaryFolder({}))).toEqual({
    pages: new Map(),
    files: new Set(),
    linking: [],
  });
});

test('returns the URLs in pages and sitemaps', async () => {
  const outDir = await temporaryFolder({
    'a.html': '<a href=/b>',
    'zh/sitemap.xml': '<loc>http://localhost/zh/a</loc>',
  });
  const { linking } = await readBuild(outDir);
  expect(linking.map(({ path, urls }) => [path, ...urls])).toEqual([
    ['/a', '/b'],
    ['/zh/sitemap.xml', 'http://localhost/zh/a'],
  ]);
});

test('leaves out the URLs of templates alone, which answer their links themselves', async () => {
  const folder = 'material-ui/getting-started/templates';
  const outDir = await temporaryFolder({
    [`${folder}/blog.html`]: '<a href="/a">A</a>',
    [`${folder}/blog/preview.html`]: '<a href="#post">Post</a>',
  });
  const { linking, pages } = await readBuild(outDir);
  expect(linking.map(({ path }) => path)).toEqual([`/${folder}/blog`]);
  expect([...pages.keys()]).toContain(`/${folder}/blog/preview`);
});

test('returns the ids of a page in every form of HTML', () => {
  const html = [
    '<h2 class="anchor" id="sizes">Sizes</h2>',
    '<h2 id=icon-button>Icons</h2>',
    '<h2\n  id="按钮">按钮</h2>',
    '<a name="old"></a>',
    '<p data-id="no" class="id=no">sizes</p>',
    '<p id="">',
  ].join('');
  expect([...idsOf(html)]).toEqual(['sizes', 'icon-button', '按钮', 'old', '']);
});

test('returns every URL of a page once, in every form of HTML', () => {
  const html = [
    '<a class="a > b" href="/a?b=1&amp;c=2#d">a</a><a href=/b target=_blank>b</a>',
    "<a\n  href='/c'>c</a><a href=/b>again</a><a id=d>no URL</a>",
    '<link rel=alternate href=http://localhost/zh hreflang=zh-CN />',
    '<img alt="" src=/img/logo.svg><script src="/assets/main.js" defer></script>',
  ].join('');
  expect([...urlsOf(html)]).toEqual([
    '/a?b=1&c=2#d',
    '/b',
    '/c',
    'http://localhost/zh',
    '/img/logo.svg',
    '/assets/main.js',
  ]);
});

test('ignores the text of scripts', () => {
  expect([...urlsOf('<script>x = "<a href=/a>"</script><p data-href=/b>')]).toEqual([]);
});

test('returns the URLs in a sitemap', () => {
  const xml = '<urlset><url><loc>http://a/b?c&amp;d</loc></url><url><loc>http://a/e</loc></url>';
  expect([...sitemapUrls(xml)]).toEqual(['http://a/b?c&d', 'http://a/e']);
});
