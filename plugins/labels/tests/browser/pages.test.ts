import { isUntranslated, pathInLanguage } from '../../browser/pathInLanguage';
import { parseLanguage } from '../../shared/siteConfig';

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
    language: 'zh',
    defaultLanguage: 'en',
  };

  it('returns true for an English document in another language', () => {
    expect(isUntranslated(page)).toBe(true);
  });

  it.each([
    ['in English', { language: 'en' }],
    ['translated', { source: '@site/i18n/zh/docusaurus-plugin-content-docs-material-ui/a.mdx' }],
    ['made from data', { source: '' }],
  ])('returns false for a page %s', (_name, change) => {
    expect(isUntranslated({ ...page, ...change })).toBe(false);
  });
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
