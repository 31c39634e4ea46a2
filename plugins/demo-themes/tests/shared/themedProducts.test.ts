import { themedProductOf } from '../../shared/themedProducts';

test.each([
  ['material-ui/react-button/BasicButtons', 'material-ui'],
  ['joy-ui/Button', 'joy-ui'],
  ['joy-ui/', 'joy-ui'],
  ['toolpad-core/Account', 'material-ui'],
  ['x/react-data-grid/OrderGrid', 'material-ui'],
  ['system/react-box/BoxBasic', undefined],
  ['joy-ui', undefined],
  ['joy-ui-labs/react-button/Basic', undefined],
  ['docs/joy-ui/Button', undefined],
  ['', undefined],
])('%s uses the theme of %s', (id, product) => {
  expect(themedProductOf(id)).toBe(product);
});
