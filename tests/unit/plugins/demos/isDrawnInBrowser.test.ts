import { isDrawnInBrowser } from '../../../../plugins/demos/isDrawnInBrowser';

test('a demo that shows a Data Grid is drawn in the browser', () => {
  expect(isDrawnInBrowser("import { DataGrid } from '@mui/x-data-grid';")).toBe(true);
  expect(isDrawnInBrowser("import {\n  DataGrid,\n} from '@mui/x-data-grid';")).toBe(true);
});

test.each([
  "import Button from '@mui/material/Button';",
  "import { DataGridPro } from '@mui/x-data-grid-pro';",
  'const hint = "npm install @mui/x-data-grid";',
])('other demos are not: %s', (code) => {
  expect(isDrawnInBrowser(code)).toBe(false);
});
