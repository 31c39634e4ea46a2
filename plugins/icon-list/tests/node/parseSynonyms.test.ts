import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupStyles } from '../../node';
import { parseSynonyms, SYNONYMS_FILE } from '../../node/parseSynonyms';
import { SITE_DIR } from '../../../../tests/helpers/realDemos';

const FAMILIES = new Set(['Delete', 'Home']);

const ICONS = path.join(SITE_DIR, 'node_modules/@mui/icons-material');

test('the synonyms of the site are words for installed icons, in English and Chinese', () => {
  const files = readdirSync(ICONS).filter((file) => /^[A-Z\d]\w*\.js$/.test(file));
  const families = groupStyles(files.map((file) => file.slice(0, -'.js'.length)));
  const text = readFileSync(path.join(SITE_DIR, SYNONYMS_FILE), 'utf8');
  const synonyms = parseSynonyms(text, new Set(families.map(({ name }) => name)));
  const names = Object.keys(synonyms);
  expect(names.length).toBeGreaterThan(400);
  expect(names.filter((name) => !/\p{Script=Han}/u.test(synonyms[name]?.join() ?? ''))).toEqual([]);
});

test.each([
  ['{"Delete": ["trash"],\n"Trash": ["bin"]}', /synonyms\.json:2: .*no icon "Trash"/],
  ['{"Delete": ["trash",\n"trash"]}', /synonyms\.json:1: .*duplicate/],
  ['{"Home": [""]}', /synonyms\.json:1: .*List words/],
  ['{"Home": []}', /synonyms\.json:1: .*at least 1/],
  ['{"Home"', /synonyms\.json:1: this is not JSON/],
])('%j is rejected with its line', (text, message) => {
  expect(() => parseSynonyms(text, FAMILIES)).toThrow(message);
});
