import { keepSite, keptSite } from '@component-docs/kit/shared/site/facts';
import { tableProblems } from '../../node/tableProblems';
import { shellLabelProblems } from '../../node';
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
  'src/Menu.tsx':
    "import { translate } from '@docusaurus/Translate'; translate({ id: 'menu', message: 'Menu' });",
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

test('a beginning language may lack texts and files, and has English in their place', async () => {
  const site = keptSite();
  const french = { id: 'fr', label: 'Français', htmlLang: 'fr', isBeginning: true } as const;
  keepSite({ ...site, languages: [...site.languages, french as never] });
  try {
    const siteDir = await temporaryFolder({
      ...FILES,
      'i18n/fr/labels.json': '{ "colors": { "hue": "teinte {{x}}", "tone": "ton" } }',
    });
    expect(await tableProblems(siteDir, ['en', 'fr'])).toEqual([
      'i18n/en/labels.json: the label "colors.tone" of i18n/fr/labels.json:1 is missing. Add or remove it.',
      'i18n/fr/labels.json:1: "colors.hue" has the placeholders [{{x}}]. Use [], as in English.',
    ]);
    expect(await shellLabelProblems(siteDir, ['fr'])).toEqual([]);
    expect(pageTextsIn('fr', siteDir)('importSize.summary', { size: 1 })).toBe('Import: 1');
  } finally {
    keepSite(site);
  }
});

test('a text without a value for its placeholder is an error', () => {
  expect(() => pageTextsIn('en')('importSize.summary')).toThrow(
    'The text "importSize.summary" needs a value for {{size}}.',
  );
});
