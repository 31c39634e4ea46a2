import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { IMPORT_SIZES, readImportSize } from '../../../node/import-sizes/readImportSizes';
import type { ImportSizes } from '../../../node/import-sizes/types';
import { bundleSize } from '../../../../../scripts/lib/import-sizes/bundleSize';

const ROOT = process.cwd();

/** Compressors of other releases of Node differ by a few bytes. */
const isAbout = (actual: number, expected: number) =>
  Math.abs(actual - expected) <= expected * 0.01;

test.each([
  ['@mui/material', 'Button', "import Button from '@mui/material/Button';"],
  ['@mui/joy', 'Chip', "import Chip from '@mui/joy/Chip';"],
  ['@mui/x-data-grid', 'DataGrid', "import { DataGrid } from '@mui/x-data-grid/DataGrid';"],
])('what is recorded for %s %s is what its bundle has', async (name, component, statement) => {
  const recorded = readImportSize(ROOT, name, component);
  const { gzip, brotli } = await bundleSize([statement], ROOT);
  expect(isAbout(recorded?.gzip ?? 0, gzip)).toBe(true);
  expect(isAbout(recorded?.brotli ?? 0, brotli)).toBe(true);
});

test('a component is smaller next to a Button, with which it shares most of its code', () => {
  const table = readImportSize(ROOT, '@mui/material', 'Table');
  expect(table?.addedToButton).toBeLessThan((table?.gzip ?? 0) / 10);
  expect(readImportSize(ROOT, '@mui/material', 'Button')).not.toHaveProperty('addedToButton');
});

test('what isn’t a component has no size', () => {
  expect(readImportSize(ROOT, '@mui/material', 'useMediaQuery')).toBeUndefined();
  expect(readImportSize(ROOT, '@mui/icons-material', 'Home')).toBeUndefined();
});

test('a record of another release is an error that says how to update it', async () => {
  const site = await mkdtemp(path.join(os.tmpdir(), 'import-sizes-'));
  try {
    const sizes = JSON.parse(await readFile(path.join(ROOT, IMPORT_SIZES), 'utf8')) as ImportSizes;
    const old = { ...sizes, '@mui/joy': { version: '5.0.0-beta.1', components: {} } };
    await cp(path.join(ROOT, 'package.json'), path.join(site, 'package.json'));
    await cp(
      path.join(ROOT, 'node_modules/@mui/joy/package.json'),
      path.join(site, 'node_modules/@mui/joy/package.json'),
    );
    await cp(path.join(ROOT, IMPORT_SIZES), path.join(site, IMPORT_SIZES));
    await writeFile(path.join(site, IMPORT_SIZES), JSON.stringify(old));
    expect(() => readImportSize(site, '@mui/joy', 'Button')).toThrow(
      /has the sizes of @mui\/joy 5\.0\.0-beta\.1, and .+ is installed\. Run npm run record -- import-sizes\./,
    );
  } finally {
    await rm(site, { recursive: true, force: true });
  }
});
