import path from 'node:path';
import { labelsOf } from '../../node/checkTables';
import type { LocateKey } from '../../node/locateKey';
import { tableFile, TABLES } from '../../node/tables';
import { readSources } from '../../node/readShellLabels';
import { readTables, unusedLabels } from '../../node/tableProblems';

const locate: LocateKey = (file, key) => `${file}:<${key}>`;
const unused = (keys: readonly string[], ...sources: string[]) =>
  unusedLabels('t.json', keys, sources, locate);

test.each(TABLES)('every text of $name is used, and one more would be found', async (each) => {
  const root = path.join(__dirname, '../../../..');
  const table = tableFile('en', each.name);
  const tables = await readTables(root, each.name);
  const keys = labelsOf(tables[table]).map(({ key }) => key);
  const users = [...(await readSources(root)).values()].filter((source) =>
    each.readers.test(source),
  );
  expect(keys.length).toBeGreaterThan(9);
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
