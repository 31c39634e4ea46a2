import { readImportSize } from '@component-docs/api-reference/node/links/componentLinks';
import { bundleSize } from '../../../../scripts/record/import-sizes';

const ROOT = process.cwd();

// Compressors of other releases of Node differ by a few bytes.
const isAbout = (actual = 0, expected = 0) => Math.abs(actual - expected) <= expected * 0.01;

test.each([
  ['@mui/material', 'Button', "import Button from '@mui/material/Button';"],
  ['@mui/joy', 'Chip', "import Chip from '@mui/joy/Chip';"],
  ['@mui/x-data-grid', 'DataGrid', "import { DataGrid } from '@mui/x-data-grid/DataGrid';"],
])('the recorded sizes of %s %s are those of its bundle', async (name, component, statement) => {
  const recorded = readImportSize(ROOT, name, component);
  const { gzip, brotli } = await bundleSize(statement, ROOT);
  expect(isAbout(recorded?.gzip, gzip) && isAbout(recorded?.brotli, brotli)).toBe(true);
});
