import { isDrawnInBrowser } from '../../node/isDrawnInBrowser';

test('returns true for a demo with a Data Grid', () => {
  expect(isDrawnInBrowser("import { DataGrid } from '@mui/x-data-grid';")).toBe(true);
  expect(isDrawnInBrowser("import {\n  DataGrid,\n} from '@mui/x-data-grid';")).toBe(true);
});

test.each([
  "import Button from '@mui/material/Button';",
  "import { DataGridPro } from '@mui/x-data-grid-pro';",
  'const hint = "npm install @mui/x-data-grid";',
])('returns false for other demos: %s', (code) => {
  expect(isDrawnInBrowser(code)).toBe(false);
});
