import { nearestPages } from '../../../../../src/site-pages/not-found/nearestPages';

const PATHS = [
  '/material-ui/getting-started',
  '/material-ui/getting-started/installation',
  '/material-ui/getting-started/usage',
  '/material-ui/react-button',
  '/material-ui/all-components',
  '/material-ui/api/button',
  '/material-ui/api/button-base',
  '/material-ui/api/icon-button',
  '/joy-ui/getting-started',
  '/joy-ui/react-button',
];
const pages = PATHS.map((path) => ({ title: path, path }));

function nearest(address: string): string | undefined {
  return nearestPages(address, pages)[0]?.path;
}

test.each([
  ['a letter missing', '/material-ui/react-buton', '/material-ui/react-button'],
  ['two letters swapped', '/material-ui/react-butotn', '/material-ui/react-button'],
  ['no prefix', '/material-ui/button', '/material-ui/react-button'],
  ['the product mistyped', '/materal-ui/react-button', '/material-ui/react-button'],
  ['another product', '/joy-ui/react-buttn', '/joy-ui/react-button'],
  ['an old address', '/components/buttons', '/material-ui/react-button'],
  ['an old API address', '/api/button', '/material-ui/api/button'],
  ['the canonical API path', '/material-ui/api-docs/icon-button', '/material-ui/api/icon-button'],
  ['a missing folder', '/material-ui/installation', '/material-ui/getting-started/installation'],
  ['an extra folder', '/material-ui/react-button/demos', '/material-ui/react-button'],
  ['a language prefix', '/zh/material-ui/react-buton', '/material-ui/react-button'],
  ['capitals and a slash', '/Material-UI/React-Button/', '/material-ui/react-button'],
  ['only the product', '/joy-ui', '/joy-ui/getting-started'],
  ['a page that is not written', '/material-ui/react-autocomplete', '/material-ui/getting-started'],
])('%s: %s', (_case, address, path) => {
  expect(nearest(address)).toBe(path);
});

test.each(['/', '/wp-login.php', '/x', '/%E0%A4%A'])('returns nothing for %s', (address) => {
  expect(nearestPages(address, pages)).toEqual([]);
});

test('returns further pages after the nearest one', () => {
  expect(
    nearestPages('/material-ui/button', pages)
      .slice(0, 2)
      .map(({ path }) => path),
  ).toEqual(['/material-ui/react-button', '/material-ui/api/button']);
  expect(nearestPages('/material-ui/button', [])).toEqual([]);
});
