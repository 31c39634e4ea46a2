import { officialAddress } from '../../../../../../plugins/kit/shared/site/productOfPath';
import { MENU_PRODUCTS } from '../../../../../../plugins/kit/shared/site/products';

test.each([
  ['/material-ui/guides/testing', 'https://v6.mui.com/material-ui/guides/testing/'],
  ['/joy-ui/react-slider/', 'https://v6.mui.com/joy-ui/react-slider/'],
  ['/base-ui/react-input', 'https://v6.mui.com/base-ui/react-input/'],
  ['/system/flexbox', 'https://v6.mui.com/system/flexbox/'],
  ['/x/react-charts/bars', 'https://v7.mui.com/x/react-charts/bars/'],
  ['/toolpad/core/react-account', 'https://mui.com/toolpad/core/react-account/'],
  ['/pigment-css/guides', 'https://v6.mui.com/pigment-css/guides/'],
  ['/constructor/a', 'https://v6.mui.com/constructor/a/'],
])('the official page of %j is %s', (path, address) => {
  expect(officialAddress(path)).toBe(address);
});

test.each(MENU_PRODUCTS)('the official site of $id answers for its pages', (product) => {
  expect(officialAddress(product.landing)).toBe(`${product.officialSite}${product.landing}/`);
});
