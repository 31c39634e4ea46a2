import { isUntranslated } from '../../../../../src/reader/language/isUntranslated';
import { pathInLanguage } from '../../../../../src/reader/language/pathInLanguage';
import { parseLanguage, SITE_CONFIG } from '../../../../../src/reader/language/siteConfig';

test.each([
  ['/material-ui/react-button', '/', '/zh/', '/zh/material-ui/react-button'],
  ['/zh/material-ui/react-button', '/zh/', '/', '/material-ui/react-button'],
  ['/zh/material-ui/react-button', '/zh/', '/zh/', '/zh/material-ui/react-button'],
  ['/', '/', '/zh/', '/zh'],
  ['/', '/', '/', '/'],
  ['/zh', '/zh/', '/', '/'],
  ['/zh/', '/zh/', '/', '/'],
  ['/zh', '/zh/', '/zh/', '/zh'],
  ['/docs/a', '/docs/', '/docs/zh/', '/docs/zh/a'],
  ['/docs/zh', '/docs/zh/', '/docs/', '/docs'],
])('%s of base URL %s is, under %s, %s', (pathname, baseUrl, otherBaseUrl, path) => {
  expect(pathInLanguage(pathname, baseUrl, otherBaseUrl)).toBe(path);
});

describe('isUntranslated', () => {
  const page = {
    source: '@site/docs/material-ui/usage.mdx',
    pathname: '/material-ui/usage',
    language: 'zh',
    defaultLanguage: 'en',
  };
  const never = () => false;

  it('returns true for an English document in another language', () => {
    expect(isUntranslated(page, never)).toBe(true);
  });

  it.each([
    ['in English', { language: 'en' }],
    ['translated', { source: '@site/i18n/zh/docusaurus-plugin-content-docs-material-ui/a.mdx' }],
    ['made from data', { source: '' }],
  ])('returns false for a page %s', (_name, change) => {
    expect(isUntranslated({ ...page, ...change }, never)).toBe(false);
  });

  it('returns false for a page that is in English on purpose', () => {
    const blog = { ...page, source: '@site/docs/blog/a.mdx', pathname: '/blog/a' };
    expect(isUntranslated(blog, SITE_CONFIG.LANGUAGES_IGNORE_PAGES)).toBe(false);
    expect(isUntranslated(page, SITE_CONFIG.LANGUAGES_IGNORE_PAGES)).toBe(true);
  });
});

test.each([
  ['/blog', true],
  ['/blog/a', true],
  ['/size-snapshot/', true],
  ['/blogs', false],
  ['/size-snapshot/a', false],
  ['/material-ui/blog', false],
])('%s is in English on purpose: %p', (pathname, ignored) => {
  expect(SITE_CONFIG.LANGUAGES_IGNORE_PAGES(pathname)).toBe(ignored);
});

test.each([
  ['zh', 'zh'],
  ['en', 'en'],
  ['pt', 'en'],
  ['', 'en'],
  [undefined, 'en'],
  [['zh'], 'en'],
])('parses %p as the language %s', (value, language) => {
  expect(parseLanguage(value)).toBe(language);
});

test('the languages in progress are a copy', () => {
  expect(SITE_CONFIG.LANGUAGES_IN_PROGRESS).toEqual(SITE_CONFIG.LANGUAGES);
  expect(SITE_CONFIG.LANGUAGES_IN_PROGRESS).not.toBe(SITE_CONFIG.LANGUAGES);
});
