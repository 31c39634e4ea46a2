import { checkTables } from '../../../../../plugins/language/labels/checkTables';
import type { LocateKey } from '../../../../../plugins/language/labels/locateKey';
import { readTables } from '../../../../../plugins/language/labels/readTables';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';
import path from 'node:path';

const EN = 'i18n/en/labels.json';
const ZH = 'i18n/zh/labels.json';
const locate: LocateKey = (file, key) => `${file}:<${key}>`;

test('the tables of the site have no problems', async () => {
  const root = path.join(__dirname, '../../../../..');
  const tables = await readTables(root, 'i18n/*/labels.json');
  expect(Object.keys(tables)).toHaveLength(2);
  expect(checkTables(tables, locate)).toEqual([]);
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
  [
    'a language without a table',
    { [EN]: { a: 'A' } },
    'The language "zh" has no table. Add its file next to the others.',
  ],
])('reports %s', (_name, tables, message) => {
  expect(checkTables(tables, locate)).toEqual([message]);
});

test('reports two problems for a group in one language and a text in the other', () => {
  expect(checkTables({ [EN]: { a: { b: 'B' } }, [ZH]: { a: '甲' } }, locate)).toHaveLength(2);
});

test('accepts placeholders and keys in any order', () => {
  expect(
    checkTables(
      {
        [EN]: { a: '{{n}} of {{m}}', b: 'B' },
        [ZH]: { b: '乙', a: '{{m}} 之 {{n}}，{{m}}' },
      },
      locate,
    ),
  ).toEqual([]);
});

test('throws with the file for a file that is not valid JSON', async () => {
  const folder = await temporaryFolder({ [EN]: '{ "a": "A", }' });
  await expect(readTables(folder, EN)).rejects.toThrow(/i18n\/en\/labels\.json: .*JSON/);
});
