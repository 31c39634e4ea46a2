import { existsSync } from 'node:fs';
import path from 'node:path';
import chunks from '../../../../../plugins/platform/islands/libraryChunks.json';
import {
  gridChunkName,
  libraryChunkName,
  OF_GRID_PAGES,
} from '../../../../../plugins/platform/islands/libraryChunkName';

const ROOT = path.resolve('node_modules');

const inModules = (name: string) => path.join(ROOT, name);

/** The folders of module formats, one of which a recorded path may be in. */
const FORMATS = ['', 'esm', 'modern'];

function isInstalled(name: string): boolean {
  const [, folder = '', rest = ''] =
    /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+|(?:@[^/]+\/)?[^/]+)(?:\/(.*))?$/.exec(name) ?? [];
  return FORMATS.some((format) => existsSync(path.join(ROOT, folder, format, rest)));
}

test('the installed packages have every module that is recorded', () => {
  const recorded = [...Object.values(chunks.pages), ...Object.values(chunks.gridPages)].flat();
  expect(recorded.filter((name) => !isInstalled(name))).toEqual([]);
});

test('a module is in one chunk of a kind of pages', () => {
  [chunks.pages, chunks.gridPages].forEach((kind) => {
    const paths = Object.values(kind).flat();
    expect(new Set(paths).size).toBe(paths.length);
  });
});

test('all modules of a component share a chunk, in any module format', () => {
  const chunk = libraryChunkName(inModules('@mui/material/Autocomplete/Autocomplete.js'));
  expect(chunk).toMatch(/^ui-material-/);
  expect(libraryChunkName(inModules('@mui/material/modern/Autocomplete/index.js'))).toBe(chunk);
});

test('Joy UI is in other chunks than Material UI, with the versions of packages that it needs', () => {
  const joy = [
    '@mui/joy/Button/Button.js',
    '@mui/joy/node_modules/@mui/utils/capitalize/capitalize.js',
  ];
  joy.forEach((name) => expect(libraryChunkName(inModules(name))).toMatch(/^ui-joy-/));
});

test.each([
  '/site/src/demos/DemoIsland.tsx',
  inModules('@mui/icons-material/Add.js'),
  inModules('an-unknown-package/index.js'),
])('leaves %s with the demos that need it', (file) => {
  expect(libraryChunkName(file)).toBeUndefined();
  expect(gridChunkName(file)).toBeUndefined();
});

test('pages with a Data Grid have chunks of their own for what only such a page loads', () => {
  expect(gridChunkName(inModules('@mui/x-data-grid/DataGrid/DataGrid.js'))).toMatch(/^ui-grid-/);
  expect(gridChunkName(inModules('@mui/material/Autocomplete/Autocomplete.js'))).toMatch(
    /^ui-grid-/,
  );
});

test('what every demo runs in is shared by all pages', () => {
  const name = inModules('@mui/system/createTheme/createTheme.js');
  expect(libraryChunkName(name)).toMatch(/^ui-/);
  expect(gridChunkName(name)).toBeUndefined();
});

test.each([
  ['demos-x-react-data-grid-sorting', true],
  ['playground-x-DataGrid', true],
  ['demos-material-ui-react-button', false],
  ['demo-root', false],
])('tells by its name whether %s is of a page with a Data Grid', (chunk, isGrid) => {
  expect(OF_GRID_PAGES.test(chunk)).toBe(isGrid);
});
