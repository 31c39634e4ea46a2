import {
  chooseTranslation,
  strayFiles,
  translationOf,
} from '../../../../../plugins/i18n/drift/translations';

const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const PAGE = `${FOLDER}/react-button/react-button.mdx`;
const RECORD = `${FOLDER}/react-button/react-button.sections.json`;
const SOURCE = 'docs/material-ui/react-button/react-button.mdx';

describe('translationOf', () => {
  it('knows the English page, the record, and the address of a translated page', () => {
    expect(translationOf(PAGE)).toEqual({
      locale: 'zh',
      page: '/material-ui/react-button',
      file: PAGE,
      source: SOURCE,
      record: RECORD,
    });
  });

  it('knows where a product is whose pages are in another folder than its files', () => {
    const folder = 'i18n/zh/docusaurus-plugin-content-docs-toolpad-core/current';
    expect(translationOf(`${folder}/introduction/introduction.mdx`)).toMatchObject({
      page: '/toolpad/core/introduction',
      source: 'docs/toolpad-core/introduction/introduction.mdx',
    });
  });

  it.each([SOURCE, RECORD, 'i18n/zh/code.json', 'src/pages/index.mdx'])(
    'leaves %s alone',
    (file) => {
      expect(translationOf(file)).toBeUndefined();
    },
  );
});

describe('strayFiles', () => {
  it('has nothing against a page with its translation and record', () => {
    expect(strayFiles([SOURCE, PAGE, RECORD])).toEqual([]);
    expect(strayFiles([SOURCE, PAGE])).toEqual([]);
  });

  it('names a translation without an English page, and its mend', () => {
    expect(strayFiles([PAGE])).toEqual([
      `${PAGE}: there is no English page ${SOURCE}. Move the file to where its English page is now, or remove it.`,
    ]);
  });

  it('names a record without a page, and its mend', () => {
    expect(strayFiles([SOURCE, RECORD])).toEqual([
      `${RECORD}: there is no page ${PAGE} beside it. Move the file along with its page, or remove it.`,
    ]);
  });
});

describe('chooseTranslation', () => {
  const pageIn = (locale: string) => {
    const translation = translationOf(PAGE.replace('zh', locale));
    return translation ? [translation] : [];
  };

  it.each(['/material-ui/react-button', SOURCE, PAGE])('finds a page by %s', (name) => {
    expect(chooseTranslation(pageIn('zh'), name).file).toBe(PAGE);
  });

  it('refuses a page that is not translated', () => {
    expect(() => chooseTranslation(pageIn('zh'), '/material-ui/react-box')).toThrow(
      'No translated page is called "/material-ui/react-box".',
    );
  });

  it('asks which language is meant', () => {
    const pages = [...pageIn('zh'), ...pageIn('pt')];
    expect(() => chooseTranslation(pages, SOURCE)).toThrow(
      `${SOURCE} is translated into several languages. Give one of: ${PAGE}, `,
    );
    expect(chooseTranslation(pages, PAGE).locale).toBe('zh');
  });
});
