import path from 'node:path';
import { labelsOf } from '../../../../../plugins/language/labels/checkTables';
import type { LocateKey } from '../../../../../plugins/language/labels/locateKey';
import { readTables } from '../../../../../plugins/language/labels/readTables';
import { readTableUsers, unusedLabels } from '../../../../../plugins/language/labels/unusedLabels';

const locate: LocateKey = (file, key) => `${file}:<${key}>`;
const unused = (keys: readonly string[], ...sources: string[]) =>
  unusedLabels('t.json', keys, sources, locate);

test('every label of the site is used, and one more would be found', async () => {
  const root = path.join(__dirname, '../../../../..');
  const table = 'i18n/en/labels.json';
  const tables = await readTables(root, table);
  const keys = labelsOf(tables[table]).map(({ key }) => key);
  const users = await readTableUsers(root);
  expect(keys.length).toBeGreaterThan(20);
  expect(unusedLabels(table, [...keys, 'colors2.hue'], users, locate)).toEqual([
    `${table}:<colors2.hue>: no source file has the label "colors2.hue". Remove it.`,
  ]);
});

test('a label is used where its key or its group is written', () => {
  expect(unused(['a.b'], "translate('a.b')")).toEqual([]);
  expect(unused(['a.b.c'], 'translate(`a.b.${level}`)')).toEqual([]);
  expect(unused(['a'], "translate('a')")).toEqual([]);
});

test('a longer key, another group, and a comment don’t use a label', () => {
  expect(unused(['a.b'], "translate('a.bc')", 'translate(`a.b.${x}`)', '// a.b')).toEqual([
    't.json:<a.b>: no source file has the label "a.b". Remove it.',
  ]);
});
