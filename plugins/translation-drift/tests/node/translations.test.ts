import { chooseTranslation, strayFiles, translationOf } from '../../node/translations';

const FOLDER = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const PAGE = `${FOLDER}/react-button/react-button.mdx`;
const RECORD = `${FOLDER}/react-button/react-button.sections.json`;
const SOURCE = 'docs/material-ui/react-button/react-button.mdx';

describe('translationOf', () => {
  it('returns the English page, the record, and the path of a translated page', () => {
    expect(translationOf(PAGE)).toEqual({
      locale: 'zh',
      page: '/material-ui/react-button',
      file: PAGE,
      source: SOURCE,
      record: RECORD,
    });
  });

  it('returns the path of a product whose base path differs from its folder', () => {
    const folder = 'i18n/zh/docusaurus-plugin-content-docs-toolpad-core/current';
    expect(translationOf(`${folder}/introduction/introduction.mdx`)).toMatchObject({
      page: '/toolpad/core/introduction',
      source: 'docs/toolpad-core/introduction/introduction.mdx',
    });
  });

  it.each([SOURCE, RECORD, 'i18n/zh/code.json', 'src/pages/index.mdx'])(
    'returns undefined for %s',
    (file) => {
      expect(translationOf(file)).toBeUndefined();
    },
  );
});

describe('strayFiles', () => {
  it('accepts a page with its translation and record', () => {
    expect(strayFiles([SOURCE, PAGE, RECORD])).toEqual([]);
    expect(strayFiles([SOURCE, PAGE])).toEqual([]);
  });

  it('reports a translation without an English page, with the fix', () => {
    expect(strayFiles([PAGE])).toEqual([
      `${PAGE}: there is no English page ${SOURCE}. Move the file to where its English page is now, or remove it.`,
    ]);
  });

  it('reports a record without a page, with the fix', () => {
    expect(strayFiles([SOURCE, RECORD])).toEqual([
      `${RECORD}: there is no page ${PAGE} next to it. Move the file to where its page is now, or remove it.`,
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

  it('throws for a page that is not translated', () => {
    expect(() => chooseTranslation(pageIn('zh'), '/material-ui/react-box')).toThrow(
      'There is no translated page "/material-ui/react-box".',
    );
  });

  it('throws if the page is translated into several languages', () => {
    const pages = [...pageIn('zh'), ...pageIn('pt')];
    expect(() => chooseTranslation(pages, SOURCE)).toThrow(
      `${SOURCE} is translated into several languages. Pass one of: ${PAGE}, `,
    );
    expect(chooseTranslation(pages, PAGE).locale).toBe('zh');
  });
});
