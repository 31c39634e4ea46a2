import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readDrawings } from '../../node/readDrawings';
import { groupStyles } from '../../node/groupStyles';
import { parseSynonyms, SYNONYMS_FILE } from '../../node/parseSynonyms';
import { SITE_DIR } from '../../../../tests/helpers/realDemos';

const FAMILIES = new Set(['Delete', 'Home']);

test('the synonyms of the site are words for installed icons, in English and Chinese', async () => {
  const families = groupStyles((await readDrawings(SITE_DIR)).map(([name]) => name));
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
