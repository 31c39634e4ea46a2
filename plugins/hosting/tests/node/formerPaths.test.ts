import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { listMoves } from '../../node/formerPaths';
import { redirectsFile } from '../../node/netlifyFiles';

const PAGES = [
  '/',
  '/zh/',
  '/material-ui/getting-started',
  '/material-ui/react-button',
  '/zh/material-ui/react-button',
  '/material-ui/api/button',
  '/material-ui/customization/color',
  '/base-ui/react-select/hooks-api',
  '/x/react-data-grid',
];
const moves = Object.fromEntries(listMoves(PAGES, ['/zh']).map(({ from, to }) => [from, to]));

test('lists the former paths of pages in all languages', () => {
  expect(moves).toMatchObject({
    '/components/button': '/material-ui/react-button',
    '/components/buttons': '/material-ui/react-button',
    '/zh/components/buttons': '/zh/material-ui/react-button',
    '/api/button': '/material-ui/api/button',
    '/material-ui/api-docs/button': '/material-ui/api/button',
    '/customization/color': '/material-ui/customization/color',
    '/base-ui/api/use-select': '/base-ui/react-select/hooks-api#use-select',
    '/components/data-grid': '/x/react-data-grid',
    '/material-ui': '/material-ui/getting-started',
  });
});

test('each path leads to a page, and is not one', () => {
  Object.entries(moves).forEach(([from, to]) => {
    expect(PAGES).toContain(to.replace(/#.*/, ''));
    expect(PAGES).not.toContain(from);
    expect(redirectTarget(from)).toBe(to);
  });
});

test('prints them, the gallery for missing templates, and the 404 pages of other languages', () => {
  const [material, joy] = ['material-ui', 'joy-ui'].map(
    (product) => `/${product}/getting-started/templates`,
  );
  const lines = redirectsFile([{ from: '/a', to: '/b#c' }], ['/zh']).split('\n');
  expect(lines.filter((line) => !line.includes(' https://'))).toEqual([
    '/a /b#c 301',
    '/en/* /:splat 301',
    `${material}/* ${material}.html 404`,
    `${joy}/* ${joy}.html 404`,
    `/zh${material}/* /zh${material}.html 404`,
    `/zh${joy}/* /zh${joy}.html 404`,
    '/zh/* /zh/404.html 404',
    '',
  ]);
});

test('leads to the official pages in all languages, with placeholders, of which Cloudflare allows 100', () => {
  const lines = redirectsFile([], ['/zh']).split('\n');
  for (const root of ['', '/zh']) {
    expect(lines).toContain(`${root}/x/react-charts https://v7.mui.com/x/react-charts/ 301`);
    expect(lines).toContain(
      `${root}/x/react-charts/* https://v7.mui.com/x/react-charts/:splat 301`,
    );
    const page = '/x/migration/migration-charts-v6';
    expect(lines).toContain(`${root}${page} https://v7.mui.com${page}/ 301`);
    expect(lines.filter((line) => line.startsWith(`${root}${page}/`))).toEqual([]);
  }
  expect(lines.filter((line) => line.includes('*')).length).toBeLessThan(100);
});
