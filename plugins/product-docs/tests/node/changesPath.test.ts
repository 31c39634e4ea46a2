import { changesPath } from '../../node/addHistories';

const material = { basePath: 'material-ui', packageName: '@mui/material' };
const toolpad = { basePath: 'toolpad/core', packageName: '@toolpad/core' };

test('returns a page of the product for its main package', () => {
  expect(changesPath(material, '@mui/material')).toBe('/material-ui/api-changes');
  expect(changesPath(toolpad, '@toolpad/core')).toBe('/toolpad/core/api-changes');
});

test('returns a section of that page for other packages', () => {
  expect(changesPath(material, '@mui/lab')).toBe('/material-ui/api-changes#lab');
});
