import { redirectTarget } from '@component-docs/kit/node/sitePaths';
import { listMoves } from '../../node/formerPaths';

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
