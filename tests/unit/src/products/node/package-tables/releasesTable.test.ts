import fs from 'node:fs';
import type { Link, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { releasesMarkdown } from '../../../../../../plugins/api-history/node/changesMarkdown';
import { readRecord } from '../../../../../../plugins/api-history/node/readRecord';
import { releaseChanges } from '../../../../../../plugins/api-history/node/releaseChanges';
import { pageTextsIn } from '../../../../../../plugins/labels/node/texts';
import {
  releaseDates,
  releaseRows,
} from '../../../../../../src/products/node/package-tables/releaseRows';
import { releasesTable } from '../../../../../../src/products/node/package-tables/releasesTable';

const isPatch = (version: string) => !version.endsWith('.0');

async function read() {
  const record = (await readRecord('@mui/material'))!;
  const { nodes } = await releasesTable({ siteDir: '.', language: 'en' });
  return { record, nodes };
}

test('lists all releases of version 6 with their dates', async () => {
  const { record, nodes } = await read();
  const [, ...rows] = (nodes[0] as Table).children;
  const releases = record.releases.filter((version) => version.startsWith('6.')).reverse();
  expect(rows.map(({ children }) => toString(children[0]))).toEqual(releases);
  for (const row of rows) {
    expect(toString(row.children[1])).toMatch(/^\w+ \d+, \d{4}$/);
  }
});

test('links to sections that the page about API changes has', async () => {
  const { record, nodes } = await read();
  const page = releasesMarkdown(releaseChanges(record), pageTextsIn('en'), 2);
  const anchors = [...page.matchAll(/^## (\S+)$/gm)].map(([, version = '']) =>
    version.replaceAll('.', ''),
  );
  const links: string[] = [];
  visit({ type: 'root', children: nodes }, 'link', ({ url }: Link) => {
    links.push(url.replace('/material-ui/api-changes#', ''));
  });
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((anchor) => !anchors.includes(anchor))).toEqual([]);
  expect(links.filter((anchor, index) => links.indexOf(anchor) !== index)).toEqual([]);
});

test('breaking changes and most additions of version 5 came with patches', async () => {
  const { record } = await read();
  const rows = releaseRows(record, 5);
  const breaking = rows.filter((row) => row.breaking > 0).map(({ version }) => version);
  expect(breaking.every(isPatch)).toBe(true);
  expect(breaking.map((version) => version.split('.', 2).join('.')).sort()).toEqual([
    '5.0',
    '5.1',
    '5.11',
    '5.13',
  ]);
  const added = (patches: boolean) =>
    rows
      .filter(({ version }) => isPatch(version) === patches)
      .reduce((sum, row) => sum + row.added, 0);
  expect(added(true)).toBeGreaterThan(added(false));
});

test('reads dates with and without a mark before the version', () => {
  const dates = releaseDates(
    '# All\n\n## v6.1.3\n\n_Oct 9, 2024_\n\n## 6.0.0\n\n_Aug 27, 2024_\n\n## Older\n',
  );
  expect([...dates]).toEqual([
    ['6.1.3', Date.UTC(2024, 9, 9)],
    ['6.0.0', Date.UTC(2024, 7, 27)],
  ]);
});

test('what the page says about the packages', () => {
  const icons = JSON.parse(
    fs.readFileSync('node_modules/@mui/icons-material/package.json', 'utf8'),
  ) as { exports?: object };
  expect(icons.exports).toBeDefined();
  expect(fs.readFileSync('node_modules/@mui/material/styles/ThemeProvider.d.ts', 'utf8')).toContain(
    'defaultMode?',
  );
});
