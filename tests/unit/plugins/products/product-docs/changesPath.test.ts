import { changesPath } from '../../../../../plugins/products/product-docs/changesPath';

const material = { basePath: 'material-ui', packageName: '@mui/material' };
const toolpad = { basePath: 'toolpad/core', packageName: '@toolpad/core' };

test('a product has a page for the changes of its package, where its pages are', () => {
  expect(changesPath(material, '@mui/material')).toBe('/material-ui/api-changes');
  expect(changesPath(toolpad, '@toolpad/core')).toBe('/toolpad/core/api-changes');
});

test('a package beside it has a section there', () => {
  expect(changesPath(material, '@mui/lab')).toBe('/material-ui/api-changes#lab');
});
