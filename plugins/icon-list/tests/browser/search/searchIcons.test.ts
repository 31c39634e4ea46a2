import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDrawings } from '../../../node/readDrawings';
import { groupStyles } from '../../../node';
import { parseSynonyms, SYNONYMS_FILE } from '../../../node/parseSynonyms';
import { indexIcons, searchIcons } from '../../../browser/search/searchIcons';
import type { IconIndex } from '../../../browser/search/searchIcons';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';

let index: IconIndex;
let count = 0;

beforeAll(async () => {
  const families = groupStyles((await readDrawings(SITE_DIR)).map(([name]) => name));
  const text = readFileSync(path.join(SITE_DIR, SYNONYMS_FILE), 'utf8');
  index = indexIcons(families, parseSynonyms(text, new Set(families.map(({ name }) => name))));
  count = families.length;
});

const found = (query: string) =>
  searchIcons(index, query, 'filled').families.map(({ name }) => name);

test.each([
  ['home', 'Home'],
  ['arrowback', 'ArrowBack'],
  ['ArrowBack', 'ArrowBack'],
  ['arrow_back', 'ArrowBack'],
  ['trash', 'Delete'],
  ['gear', 'Settings'],
  ['hamburger', 'Menu'],
  ['magnifying glass', 'Search'],
  ['5g', 'FiveG'],
  ['wifi', 'Wifi'],
  ['购物车', 'ShoppingCart'],
  ['闹钟', 'Alarm'],
  ['GITHUB', 'GitHub'],
])('%s finds %s first', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

test.each([
  ['back arr', 'ArrowBack'],
  ['folder op', 'FolderOpen'],
  ['eye', 'Visibility'],
  ['user', 'Person'],
  ['删', 'Delete'],
])('%s finds %s, too', (query, name) => {
  expect(found(query)).toContain(name);
});

test('words are found from the beginning of a part only', () => {
  expect(found('rrow')).toEqual([]);
  expect(found('row')).not.toContain('ArrowBack');
});

test('without words, all icons of the style are listed by name', () => {
  const names = found('');
  expect(names.length).toBeGreaterThan(2000);
  expect(names).toEqual([...names].sort());
  expect(searchIcons(index, '', 'sharp').families.length).toBeLessThan(count);
});

test('a style in the query is shown instead of the chosen one', () => {
  const { families, style } = searchIcons(index, 'DeleteOutlined', 'sharp');
  expect(style).toBe('outlined');
  expect(families[0]?.name).toBe('Delete');
});

test('an icon that the style lacks is proposed in another one', () => {
  expect(searchIcons(index, 'github', 'sharp')).toMatchObject({
    families: [],
    otherStyle: 'filled',
    similar: [],
  });
});

test('for a typing error, similar names are proposed; for nonsense, none', () => {
  expect(searchIcons(index, 'settigns', 'filled').similar).toContain('Settings');
  expect(searchIcons(index, 'xqzwvk', 'filled')).toEqual({
    families: [],
    style: 'filled',
    otherStyle: undefined,
    similar: [],
  });
});
