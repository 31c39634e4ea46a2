import { checkTables } from '../../../../../plugins/i18n/labels/checkTables';
import { readTables } from '../../../../../plugins/i18n/labels/readTables';
import { temporaryFolder } from '../../../../helpers/temporaryFolder';
import path from 'node:path';

const EN = 'labels/translations.json';
const ZH = 'labels/translations-zh.json';

test('the tables of the site are right', async () => {
  const root = path.join(__dirname, '../../../../..');
  const tables = await readTables(root, 'src/reader/language/translations');
  expect(Object.keys(tables)).toHaveLength(2);
  expect(checkTables(tables)).toEqual([]);
});

test.each([
  [
    'a label that the translation lacks',
    { [EN]: { a: { b: 'B', c: 'C' } }, [ZH]: { a: { b: '乙' } } },
    `${ZH}: the label "a.c" is missing. Translate it from ${EN}.`,
  ],
  [
    'a label that English lacks',
    { [EN]: { a: 'A' }, [ZH]: { a: '甲', b: '乙' } },
    `${EN}: the label "b" of ${ZH} is missing. Add or remove it.`,
  ],
  [
    'a placeholder that the translation lost',
    { [EN]: { a: '{{n}} of {{m}}' }, [ZH]: { a: '{{m}}' } },
    `${ZH}: "a" has the placeholders [{{m}}]. Use [{{m}}, {{n}}], as English does.`,
  ],
  [
    'a placeholder that it made up',
    { [EN]: { a: 'A' }, [ZH]: { a: '{{n}}' } },
    `${ZH}: "a" has the placeholders [{{n}}]. Use [], as English does.`,
  ],
  [
    'a label that is no text',
    { [EN]: { a: 1 }, [ZH]: { a: '甲' } },
    `${EN}: "a" is no text. Give it one.`,
  ],
  ['an empty label', { [EN]: { a: 'A' }, [ZH]: { a: ' ' } }, `${ZH}: "a" is no text. Give it one.`],
  [
    'a language without a table',
    { [EN]: { a: 'A' } },
    'The language "zh" has no table. Add its file beside the others.',
  ],
])('%s is a fault', (_name, tables, message) => {
  expect(checkTables(tables)).toEqual([message]);
});

test('a group on one side and a text on the other are two faults, not a crash', () => {
  expect(checkTables({ [EN]: { a: { b: 'B' } }, [ZH]: { a: '甲' } })).toHaveLength(2);
});

test('the order of placeholders and of keys is free', () => {
  expect(
    checkTables({
      [EN]: { a: '{{n}} of {{m}}', b: 'B' },
      [ZH]: { b: '乙', a: '{{m}} 之 {{n}}，{{m}}' },
    }),
  ).toEqual([]);
});

test('a file that is no JSON is named', async () => {
  const folder = await temporaryFolder({ 'labels/translations.json': '{ "a": "A", }' });
  await expect(readTables(folder, 'labels')).rejects.toThrow(/labels\/translations\.json: .*JSON/);
});
