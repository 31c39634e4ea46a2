import { redirectsFile } from '../../node/redirectsFile';

const linesOf = (...input: Parameters<typeof redirectsFile>) => redirectsFile(...input).split('\n');
const isOnSite = (line: string) => !line.includes(' https://');

test('prints moves, the gallery for missing templates, and the 404 pages of other languages', () => {
  const [material, joy] = ['material-ui', 'joy-ui'].map(
    (product) => `/${product}/getting-started/templates`,
  );
  const lines = linesOf([{ from: '/a', to: '/b#c' }], { localeRoots: ['/zh'], pages: [] });
  expect(lines.filter(isOnSite)).toEqual([
    '/a /b#c 301',
    '/en/* /:splat 301',
    `${material}/* ${material}.html 404`,
    `${joy}/* ${joy}.html 404`,
    `/:lang${material}/* /:lang${material}.html 404`,
    `/:lang${joy}/* /:lang${joy}.html 404`,
    '/zh/* /zh/404.html 404',
    '',
  ]);
});

test.each(['', '/:lang'])('leads to the official pages below %j', (root) => {
  const lines = linesOf([], { localeRoots: ['/zh', '/fr'], pages: [] });
  const page = '/x/migration/migration-charts-v6';
  expect(lines).toContain(`${root}/x/react-charts https://v7.mui.com/x/react-charts/ 301`);
  expect(lines).toContain(`${root}/x/react-charts/* https://v7.mui.com/x/react-charts/:splat 301`);
  expect(lines).toContain(`${root}${page} https://v7.mui.com${page}/ 301`);
  expect(lines.filter((line) => line.startsWith(`${root}${page}/`))).toEqual([]);
});

const movesOf = (folder: string) =>
  ['', '/zh', '/fr'].flatMap((root) =>
    Array.from({ length: 20 }, (_, index) => ({
      from: `${root}/${folder}/p${index}`,
      to: `${root}/ui/${folder}/p${index}`,
    })),
  );

test.each([
  ['one rule for a folder of all languages', [], ['/:lang/guides/* /:lang/ui/guides/:splat 301']],
  [
    'a rule a language where one would also match a page',
    ['/ui/guides/p1'],
    ['/zh/guides/* /zh/ui/guides/:splat 301', '/fr/guides/* /fr/ui/guides/:splat 301'],
  ],
])('has %s', (_, pages, expected) => {
  const lines = linesOf(movesOf('guides'), { localeRoots: ['/zh', '/fr'], pages });
  const own = lines.filter((line) => isOnSite(line) && line.includes('/guides/'));
  expect(own).toEqual(['/guides/* /ui/guides/:splat 301', ...expected]);
});

test('leads a former path of official pages there, before its folder moves', () => {
  const lines = linesOf(movesOf('api'), { localeRoots: ['/zh', '/fr'], pages: [] });
  const former = lines.indexOf('/api/charts/* https://v7.mui.com/x/api/charts/:splat 301');
  expect(former).toBeGreaterThan(-1);
  expect(former).toBeLessThan(lines.indexOf('/api/* /ui/api/:splat 301'));
});

test('fails with more rules than Cloudflare reads', () => {
  const many = Array.from({ length: 1990 }, (_, index) => ({ from: `/a${index}`, to: '/b#c' }));
  expect(() => redirectsFile(many, { localeRoots: [], pages: [] })).toThrow(
    /^Cloudflare Pages would leave out rules of _redirects:\n {2}- It has 2003 rules without a placeholder, and 2000 are read\./,
  );
});
