import path from 'node:path';
import { chunkGroup } from '@component-docs/static-pages/node/islands';
import { gridGroup } from '../../../../../../src/mui/node/x/gridGroup';
import { libraryChunkName } from '../../../../../../src/mui/node/chunks/libraryChunkName';
import { partsOfLibrary } from '../../../../../../src/mui/node/x/partsOfLibrary';

const PACKAGES = path.resolve('node_modules');
const parts = partsOfLibrary(PACKAGES, '@mui/x-data-grid', '@mui/material');
const group = gridGroup(parts);

const nameOf = (file: string) => group.name({ nameForCondition: () => path.join(PACKAGES, file) });

test('the grid needs components directly, and those that they are made of', () => {
  expect([...parts]).toEqual(expect.arrayContaining(['TablePagination', 'Select', 'InputBase']));
  expect(parts).not.toContain('Rating');
});

test.each([
  ['@mui/x-data-grid/modern/DataGrid/DataGrid.js', 'ui-data-grid-page'],
  ['@mui/material/modern/TablePagination/TablePagination.js', 'ui-data-grid-page'],
  ['@mui/x-data-grid/modern/locales/zhCN.js', undefined],
  ['@mui/material/modern/Rating/Rating.js', undefined],
  ['@emotion/react/dist/emotion-react.esm.js', undefined],
])('the chunk of %s is %s', (file, expected) => {
  expect(nameOf(file)).toBe(expected);
});

test.each([
  ['demos-x-react-data-grid-sorting', true],
  ['playground-x-DataGrid', true],
  ['demos-material-ui-react-table', false],
  [null, false],
])('whether the demos of the chunk %s have it: %s', (name, expected) => {
  expect(group.chunks({ name })).toBe(expected);
});

test('it comes before the group of all libraries', () => {
  expect(group.priority).toBeGreaterThan(chunkGroup(libraryChunkName).priority);
});

test('a package without components of the library is an error', () => {
  expect(() => partsOfLibrary(PACKAGES, '@mui/x-data-grid', '@mui/none')).toThrow(
    'import no component of @mui/none',
  );
});
