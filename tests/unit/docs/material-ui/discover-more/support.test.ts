import { readManifest, readPages, readTable } from '../readPages';

const PAGES = readPages('getting-started/support');

test.each(PAGES)('the table of versions is that of the installed packages', (page) => {
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

test.each(PAGES)('the table of repositories is that of the installed packages', (page) => {
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
