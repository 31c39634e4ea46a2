import { readBuild } from '../../../node/link-check/readBuild';
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
