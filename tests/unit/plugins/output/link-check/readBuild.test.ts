import { readBuild } from '../../../../../plugins/output/link-check/readBuild';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';

test('gives the pages of a build by their clean paths', async () => {
  const outDir = await temporaryFolder({
    'index.html': '',
    '404.html': '',
    'material-ui/react-button.html': '',
    'material-ui/api/index.html': '',
    'material-ui/index-of-all.html': '',
  });
  const { pages } = await readBuild(outDir);
  // A folder's own page has two addresses.
  expect([...pages.keys()].sort()).toEqual([
    '/',
    '/404',
    '/material-ui/api',
    '/material-ui/api/',
    '/material-ui/index-of-all',
    '/material-ui/react-button',
  ]);
});

test('gives the paths of all files, and takes only HTML for pages', async () => {
  const outDir = await temporaryFolder({ 'a.html': '', 'img/logo.svg': '', 'manifest.json': '' });
  const { files, pages } = await readBuild(outDir);
  expect([...pages.keys()]).toEqual(['/a']);
  expect([...files].sort()).toEqual(['/a.html', '/img/logo.svg', '/manifest.json']);
});

test('finds nothing in an empty build', async () => {
  expect(await readBuild(await temporaryFolder({}))).toEqual({
    pages: new Map(),
    files: new Set(),
    linking: [],
  });
});

test('gives what links from pages and sitemaps', async () => {
  const outDir = await temporaryFolder({
    'a.html': '<a href=/b>',
    'zh/sitemap.xml': '<loc>http://localhost/zh/a</loc>',
  });
  const { linking } = await readBuild(outDir);
  expect(linking.map(({ path, addresses }) => [path, ...addresses])).toEqual([
    ['/a', '/b'],
    ['/zh/sitemap.xml', 'http://localhost/zh/a'],
  ]);
});
