import fs from 'node:fs';
import * as styles from '@mui/material/styles';
import { readManifest, readPages, readTable } from '../readPages';

const { createTheme } = styles;

const BACKERS = readPages('discover-more/backers');

test.each(BACKERS)('licenses and addresses are those of the packages', (page) => {
  const rows = readTable(page, /#find-the-projects|^## Find the projects/m);
  expect(rows).toHaveLength(8);
  for (const [name = '', license, address = ''] of rows) {
    const manifest = readManifest(name);
    const url = /\((.*)\)/.exec(address)?.[1];
    expect([name, license, url]).toEqual([name, manifest.license, manifest.funding?.url]);
  }
  expect(page).toContain(readManifest('@popperjs/core').funding?.url);
});

const RESOURCES = readPages('getting-started/design-resources');

test.each(RESOURCES)('the default breakpoints are those on the page', (page) => {
  const { values } = createTheme().breakpoints;
  const found = page
    .match(/600\D+900\D+1200\D+1536/)?.[0]
    .match(/\d+/g)
    ?.map(Number);
  expect(found).toEqual([values.sm, values.md, values.lg, values.xl]);
});

const FIGMA = readPages('design-resources/material-ui-for-figma');
// The type of a theme has `vars` only where an app adds it.
const withVariables = createTheme({ cssVariables: true }) as unknown as { vars: unknown };

function valueAt(path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], withVariables.vars);
}

test.each(FIGMA)('the theme has the keys, variables, and defaults of the table', (page) => {
  const rows = readTable(page, /#local-variables/);
  expect(rows).toHaveLength(13);
  for (const [, key = '', variable = '', value = ''] of rows) {
    expect([key, valueAt(key)]).toEqual([key, `var(${variable}, ${value})`]);
  }
});

test.each(FIGMA)('the text styles are those of the default theme', (page) => {
  const styles = Object.entries(createTheme().typography)
    .filter(([, value]) => typeof value === 'object' && 'fontSize' in value)
    .filter(([name]) => name !== 'inherit')
    .map(([name]) => name);
  expect(styles).toHaveLength(13);
  for (const name of styles.filter((each) => !/^h[2-5]$/.test(each))) {
    expect(page).toContain(`\`${name}\``);
  }
});

const calls = styles as unknown as Record<string, (options: object) => unknown>;

test('the pages name the functions of version 4 that no longer work', () => {
  for (const page of readPages('getting-started/learn')) {
    expect(page).toContain('`makeStyles`');
    expect(page).toContain('`withStyles`');
  }
  expect(() => calls.makeStyles?.({})).toThrow('no longer exported');
  expect(() => calls.withStyles?.({})).toThrow('no longer exported');
});

test('createMuiTheme was renamed', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  calls.createMuiTheme?.({});
  expect([...warn.mock.calls, ...error.mock.calls].flat().join('\n')).toContain('createTheme');
});

const SUPPORT = readPages('getting-started/support');

test.each(SUPPORT)('the table of versions is that of the installed packages', (page) => {
  const ranges = (text: string) => text.match(/`[^`]+`/g)?.map((part) => part.slice(1, -1)) ?? [];
  const rows = page.matchAll(/^\| `(@[^`]+)` (\d\S*) +\| (.*?) \| (.*?) \|$/gm);
  const shown = Array.from(rows, ([, name = '', version, material = '', react = '']) => [
    name,
    version,
    ranges(material).join(' || '),
    ranges(react).join(' || '),
  ]);
  expect(shown).toHaveLength(5);
  expect(shown).toEqual(
    shown.map(([name = '']) => {
      const { version, peerDependencies = {} } = readManifest(name);
      return [name, version, peerDependencies['@mui/material'] ?? '', peerDependencies.react];
    }),
  );
});

test.each(SUPPORT)('the table of repositories is that of the installed packages', (page) => {
  const rows = readTable(page, /^## GitHub/m);
  const repositories = rows.map(([names = '', link = '']) => [
    names.match(/@[a-z]+\/[a-z-]+(?<!-)/g)?.filter((name) => name !== '@mui/x'),
    /\((.*)\)/.exec(link)?.[1],
  ]);
  expect(repositories).toHaveLength(4);
  for (const [names, url] of repositories) {
    for (const name of names ?? []) {
      expect([name, readManifest(name).bugs.url]).toEqual([name, url]);
    }
  }
});

interface Sizes {
  components: Record<string, { gzip: number; addedToButton?: number }>;
}

const VISION = readPages('discover-more/vision');

test.each(VISION)('the sizes are those that are recorded', (page) => {
  const recorded = JSON.parse(fs.readFileSync('content/import-sizes.json', 'utf8')) as Record<
    string,
    Sizes
  >;
  const { Button, Slider, Table } = recorded['@mui/material']?.components ?? {};
  const kilobytes = (bytes = 0) => Math.round(bytes / 1000);
  expect(page).toContain(`${kilobytes(Button?.gzip)} kB`);
  expect(page).toMatch(new RegExp(`Slider \\D+${kilobytes(Slider?.addedToButton)} kB`));
  expect(Table?.addedToButton).toBeLessThan(1000);
});

test('the defaults are as described', () => {
  const theme = createTheme();
  expect(theme.palette.contrastThreshold).toBe(3);
  expect(theme.typography.button.textTransform).toBe('uppercase');
  expect(theme.palette.mode).toBe('light');
  expect(theme).not.toHaveProperty('colorSchemes.dark');
  expect(theme).not.toHaveProperty('vars');
});
