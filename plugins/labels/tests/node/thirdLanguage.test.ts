import { tableProblems } from '../../node/tableProblems';
import { labelsIn, pageTextsIn } from '../../node/texts';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

/** A site with a language that this one doesn't have. Its sources use all texts. */
const FILES = {
  'i18n/en/labels.json': '{ "colors": { "hue": "hue", "shade": "Shade:" } }',
  'i18n/ja/labels.json': '{ "colors": { "hue": "色相" } }',
  'i18n/en/page-texts.json': '{\n  "importSize": {\n    "summary": "Import: {{size}}"\n  }\n}',
  'i18n/ja/page-texts.json': '{\n  "importSize": {\n    "summary": "インポート"\n  }\n}',
  'src/colors.ts':
    "const translate = useTranslate(); translate('colors.hue'); translate('colors.shade');",
  'plugins/size.ts': "pageTextsIn('ja')('importSize.summary');",
};

test('another language is files: what they lack is named, and its texts are printed', async () => {
  const siteDir = await temporaryFolder(FILES);
  expect(await tableProblems(siteDir, ['en', 'ja'])).toEqual([
    'i18n/ja/labels.json: the label "colors.shade" is missing. Translate it from i18n/en/labels.json:1.',
    'i18n/ja/page-texts.json:3: "importSize.summary" has the placeholders []. Use [{{size}}], as in English.',
  ]);
  expect(labelsIn('ja', siteDir)('colors.hue')).toBe('色相');
  expect(labelsIn('ja', siteDir)('colors.shade')).toBe('Shade:');
  expect(pageTextsIn('ja', siteDir)('importSize.summary')).toBe('インポート');
});

test('a language without files lacks all of them', async () => {
  const siteDir = await temporaryFolder(FILES);
  expect(await tableProblems(siteDir, ['en', 'ja', 'fr'])).toEqual(
    expect.arrayContaining([
      'i18n/fr/labels.json: there is no such file. Add it.',
      'i18n/fr/page-texts.json: there is no such file. Add it.',
    ]),
  );
});

test('a text without a value for its placeholder is an error', () => {
  expect(() => pageTextsIn('en')('importSize.summary')).toThrow(
    'The text "importSize.summary" needs a value for {{size}}.',
  );
});
