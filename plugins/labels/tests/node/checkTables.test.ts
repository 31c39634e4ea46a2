import { checkTables } from '../../node/checkTables';
import type { LocateKey } from '../../node/locateKey';
import { readTables } from '../../node/tableProblems';
import { tableProblems } from '../../node/tableProblems';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';
import path from 'node:path';

const EN = 'i18n/en/labels.json';
const ZH = 'i18n/zh/labels.json';
const locate: LocateKey = (file, key) => `${file}:<${key}>`;

const problemsOf = (tables: Readonly<Record<string, unknown>>) =>
  checkTables(tables, { name: 'labels', languages: ['en', 'zh'] }, locate);

test('the tables of the site have no problems', async () => {
  const root = path.join(__dirname, '../../../..');
  expect(Object.keys(await readTables(root, 'labels'))).toEqual(expect.arrayContaining([EN, ZH]));
  expect(await tableProblems(root, ['en', 'zh'])).toEqual([]);
});

test.each([
  [
    'a label that is missing in the translation',
    { [EN]: { a: { b: 'B', c: 'C' } }, [ZH]: { a: { b: '乙' } } },
    `${ZH}: the label "a.c" is missing. Translate it from ${EN}:<a.c>.`,
  ],
  [
    'a label that is missing in English',
    { [EN]: { a: 'A' }, [ZH]: { a: '甲', b: '乙' } },
    `${EN}: the label "b" of ${ZH}:<b> is missing. Add or remove it.`,
  ],
  [
    'a placeholder that is missing in the translation',
    { [EN]: { a: '{{n}} of {{m}}' }, [ZH]: { a: '{{m}}' } },
    `${ZH}:<a>: "a" has the placeholders [{{m}}]. Use [{{m}}, {{n}}], as in English.`,
  ],
  [
    'a placeholder that is only in the translation',
    { [EN]: { a: 'A' }, [ZH]: { a: '{{n}}' } },
    `${ZH}:<a>: "a" has the placeholders [{{n}}]. Use [], as in English.`,
  ],
  [
    'a label that is not a string',
    { [EN]: { a: 1 }, [ZH]: { a: '甲' } },
    `${EN}:<a>: the label "a" has no text. Add it.`,
  ],
  [
    'an empty label',
    { [EN]: { a: 'A' }, [ZH]: { a: ' ' } },
    `${ZH}:<a>: the label "a" has no text. Add it.`,
  ],
  ['a language without a table', { [EN]: { a: 'A' } }, `${ZH}: there is no such file. Add it.`],
])('reports %s', (_name, tables, message) => {
  expect(problemsOf(tables)).toEqual([message]);
});

test('reports two problems for a group in one language and a text in the other', () => {
  expect(problemsOf({ [EN]: { a: { b: 'B' } }, [ZH]: { a: '甲' } })).toHaveLength(2);
});

test('accepts placeholders and keys in any order', () => {
  expect(
    problemsOf({
      [EN]: { a: '{{n}} of {{m}}', b: 'B' },
      [ZH]: { b: '乙', a: '{{m}} 之 {{n}}，{{m}}' },
    }),
  ).toEqual([]);
});

test('throws with the file for a file that is not valid JSON', async () => {
  const folder = await temporaryFolder({ [EN]: '{ "a": "A", }' });
  await expect(readTables(folder, 'labels')).rejects.toThrow(/i18n\/en\/labels\.json: .*JSON/);
});
