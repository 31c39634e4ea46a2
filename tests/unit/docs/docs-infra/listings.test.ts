import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { listingsOf, readManual, ROOT } from './pages';
import type { ManualPage } from './pages';

let manual: ManualPage[];

beforeAll(async () => {
  manual = await readManual();
});

/** Returns the first line that a text doesn't have after those before it; undefined if it has all. */
function strangeLine(lines: readonly string[], text: readonly string[]): string | undefined {
  let place = -1;
  return lines.find((line) => {
    place = text.indexOf(line, place + 1);
    return place < 0;
  });
}

test('what the manual quotes of a file is in the file, in this order', () => {
  const listings = manual.flatMap(listingsOf);
  expect(listings.length).toBeGreaterThan(30);
  const wrong = listings.flatMap(({ page, title, code, rest }) => {
    const place = path.join(ROOT, title);
    const lines = code.split('\n').filter(Boolean);
    const strange = statSync(place).isDirectory()
      ? lines.find((line) => !existsSync(path.join(place, line)))
      : strangeLine(lines, (title === page ? rest : readFileSync(place, 'utf8')).split('\n'));
    return strange === undefined ? [] : [`${page}: ${title} has no "${strange}"`];
  });
  expect(wrong).toEqual([]);
});

test('the manual links to files of the repository that exist', () => {
  const links = manual.flatMap(({ file, text }) =>
    [...text.matchAll(/blob\/main\/([^)#]+)/g)].map(([, target = '']) => ({ file, target })),
  );
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ target }) => !existsSync(path.join(ROOT, target)))).toEqual([]);
});

test('the manual names files that exist', () => {
  const named = manual.flatMap(({ file, text }) =>
    [...text.matchAll(/`((?:plugins|src|content|scripts|contributing|i18n)\/[\w./-]+\.\w+)`/g)].map(
      ([, target = '']) => `${file}: ${target}`,
    ),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(path.join(ROOT, name.replace(/^.*: /, ''))))).toEqual(
    [],
  );
});
