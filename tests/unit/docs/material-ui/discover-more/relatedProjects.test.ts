import fs from 'node:fs';
import { satisfies } from 'semver';
import { readManifest, readPages, readTable } from '../readPages';

const PAGES = readPages('discover-more/related-projects');
const { version: MATERIAL } = readManifest('@mui/material');

/** Rows that have a release and a range: package, release, range. */
function readRows(page: string): string[][] {
  const rows = page.matchAll(
    /^\| \[`([^`]+)`\]\([^)]+\) +\|[^|]+\| (\d[\w.-]*) +\| (.*?) +\|(?: [\w.-]+ \|)?$/gm,
  );
  return Array.from(rows, ([, name = '', release = '', range = '']) => [
    name,
    release,
    /^`([^`]*)`/.exec(range)?.[1]?.replaceAll('\\|', '|') ?? '',
  ]);
}

test('both languages list the same releases and ranges', () => {
  const [english = [], chinese] = PAGES.map(readRows);
  expect(english.length).toBeGreaterThan(20);
  expect(chinese).toEqual(english);
});

test('the listed releases accept the installed version, but for the one that the page names', () => {
  const refusing = readRows(PAGES[0] ?? '')
    .filter(([, , range = '']) => range && !satisfies(MATERIAL, range))
    .map(([name]) => name);
  expect(refusing).toEqual(['@refinedev/mui']);
});

test.each(PAGES)('releases of installed packages are the installed ones', (page) => {
  const installed = readRows(page).filter(([name = '']) =>
    fs.existsSync(`node_modules/${name}/package.json`),
  );
  const names = installed.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@mui/x-data-grid', '@toolpad/core', '@mui/joy', '@mui/base']),
  );
  for (const [name = '', release, range] of installed) {
    const { version, peerDependencies = {} } = readManifest(name);
    expect([name, release, range]).toEqual([
      name,
      version,
      peerDependencies['@mui/material'] ?? '',
    ]);
  }
});

test.each(PAGES)('the first table has the packages of the family', (page) => {
  expect(
    readTable(page, /^## (The family|同一家族)/m).every(([name]) =>
      /^\[@(mui|toolpad)\//.test(name ?? ''),
    ),
  ).toBe(true);
});
