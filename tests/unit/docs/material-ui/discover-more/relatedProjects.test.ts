import fs from 'node:fs';
import { readManifest, readPages, readTable } from '../readPages';

const PAGES = readPages('discover-more/related-projects');
const { version: MATERIAL } = readManifest('@mui/material');

/** Returns a version as one number: `6.1.3` is 6001003. A missing part counts as 0. */
function toNumber(version: string): number {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map((part) => Number(part) || 0);
  return major * 1e6 + minor * 1e3 + patch;
}

/** Tells if a range of the forms on the page has a version: `^6.0.0 || ^7.0.0`, `>= 5.x <8`, `5 - 6`. */
function accepts(range: string, version: string): boolean {
  const value = toNumber(version);
  return range.split('||').some((part) => {
    const [, caret] = /^\^(\S+)$/.exec(part.trim()) ?? [];
    if (caret) {
      return value >= toNumber(caret) && Math.floor(value / 1e6) === parseInt(caret, 10);
    }
    const [, least, most] = /^(\d+) - (\d+)$/.exec(part.trim()) ?? [];
    const [, from = least] = />= ?([\d.x]+)/.exec(part) ?? [];
    const [, below] = /<([\d.]+)/.exec(part) ?? [];
    const end = below ? toNumber(below) : most ? (Number(most) + 1) * 1e6 : Infinity;
    return from !== undefined && value >= toNumber(from) && value < end;
  });
}

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
    .filter(([, , range = '']) => range && !accepts(range, MATERIAL))
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
