import { nameOfProduct, productOfPath } from '../../../shared/site/productOfPath';

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

test('returns the display name of a product', () => {
  expect(nameOfProduct('x')).toBe('MUI X');
});
