import { nameOfProduct, officialAddress, productOfPath } from '../../../shared/site/productOfPath';

test.each([
  ['/material-ui/react-button', 'material-ui'],
  ['/toolpad/core/introduction', 'toolpad-core'],
  ['/x', 'x'],
  ['/xylophone', undefined],
  ['/', undefined],
  ['/search', undefined],
])('the page %s belongs to %s', (path, product) => {
  expect(productOfPath(path)).toBe(product);
});

test('the first product answers for a product that the site does not describe', () => {
  expect(officialAddress('/pigment-css/guides')).toBe('https://v6.mui.com/pigment-css/guides/');
  expect(officialAddress('/x/react-charts')).toBe('https://v7.mui.com/x/react-charts/');
});

test('returns the display name of a product', () => {
  expect(nameOfProduct('x')).toBe('MUI X');
});
