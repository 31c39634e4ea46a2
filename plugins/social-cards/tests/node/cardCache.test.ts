import fs from 'node:fs/promises';
import path from 'node:path';
import { readCards } from '../../node/cardCache';
import { layout } from '../../node/layout';
import { pngSize } from '../../node/pictures';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const FONTS = path.join(__dirname, '../../../../node_modules/@fontsource');

const CARDS = ['Search', 'Versions', 'Search'].map((title) =>
  layout({ title, subject: undefined, locale: 'en', picture: undefined }),
);

let siteDir: string;
let cache: string;

/** Returns the cached files by name. */
const cachedFiles = async () => (await fs.readdir(cache)).map((name) => path.join(cache, name));

beforeAll(async () => {
  siteDir = await temporaryFolder({ 'package-lock.json': '{}', 'node_modules/a/b': '' });
  await fs.symlink(FONTS, path.join(siteDir, 'node_modules/@fontsource'));
  cache = path.join(siteDir, 'node_modules/.cache/social-cards');
});

test('draws each card once, and returns the pictures in the order of the cards', async () => {
  const [search, versions, again] = await readCards(siteDir, CARDS);
  expect(search && pngSize(search)).toEqual({ width: 1200, height: 630 });
  expect(versions?.equals(search ?? Buffer.of())).toBe(false);
  expect(again?.equals(search ?? Buffer.of())).toBe(true);
  expect(await cachedFiles()).toHaveLength(2);
});

test('draws no card again', async () => {
  const files = await cachedFiles();
  await Promise.all(files.map((file) => fs.writeFile(file, 'drawn before')));
  const cards = await readCards(siteDir, CARDS);
  expect(cards.map(String)).toEqual(['drawn before', 'drawn before', 'drawn before']);
});

test('draws cards again when packages have changed', async () => {
  await fs.writeFile(path.join(siteDir, 'package-lock.json'), '{ "packages": {} }');
  const [search] = await readCards(siteDir, CARDS.slice(0, 1));
  expect(search && pngSize(search)).toEqual({ width: 1200, height: 630 });
});

test('removes cards that no build has needed for a month', async () => {
  const [old = ''] = await cachedFiles();
  const then = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await fs.utimes(old, then, then);
  await readCards(siteDir, []);
  const files = await cachedFiles();
  expect(files).not.toContain(old);
  expect(files).toHaveLength(2);
});
