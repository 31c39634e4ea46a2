import { pathnameToLanguage } from '../../shared/pathnameToLanguage';

describe('pathnameToLanguage', () => {
  it('returns all four values for a translated path', () => {
    expect(pathnameToLanguage('/zh/material-ui/react-button/?a=1#sizes')).toEqual({
      userLanguage: 'zh',
      canonicalAs: '/material-ui/react-button/?a=1#sizes',
      canonicalAsServer: '/material-ui/react-button/?a=1',
      canonicalPathname: '/material-ui/react-button/?a=1',
    });
  });

  it('keeps the prefix of a literal English path', () => {
    expect(pathnameToLanguage('/en/material-ui/react-button/#sizes')).toEqual({
      userLanguage: 'en',
      canonicalAs: '/en/material-ui/react-button/#sizes',
      canonicalAsServer: '/en/material-ui/react-button/',
      canonicalPathname: '/en/material-ui/react-button',
    });
  });

  it.each([
    ['/material-ui/', 'en'],
    ['/', 'en'],
    ['', 'en'],
    ['/zh/', 'zh'],
    // The slash after the language is required.
    ['/zh', 'en'],
    ['/zh#top', 'en'],
    ['/zhuyin/', 'en'],
    ['/fr/material-ui/', 'en'],
    ['zh/material-ui/', 'en'],
    ['/material-ui/zh/', 'en'],
  ])('the language of %j is %s', (path, language) => {
    expect(pathnameToLanguage(path).userLanguage).toBe(language);
  });

  it('does not change a path without a known language', () => {
    expect(pathnameToLanguage('/fr/system/').canonicalAs).toBe('/fr/system/');
    expect(pathnameToLanguage('/zh').canonicalAs).toBe('/zh');
  });

  it.each([
    ['/zh/', '/'],
    ['/', '/'],
    ['/#foo', '/'],
    ['/zh/#foo', '/'],
    ['/material-ui/react-app-bar/#x', '/material-ui/react-app-bar'],
    // Only one slash is removed, and only at the very end.
    ['/system//', '/system/'],
    ['/system/?q=1', '/system/?q=1'],
    // A leading /api is matched as plain text, without a folder boundary.
    ['/api/button/', '/api-docs/button'],
    ['/zh/api/button', '/api-docs/button'],
    ['/api', '/api-docs'],
    ['/apiary/', '/api-docsary'],
    ['/material-ui/api/button/', '/material-ui/api/button'],
  ])('the canonical pathname of %j is %j', (path, canonicalPathname) => {
    expect(pathnameToLanguage(path).canonicalPathname).toBe(canonicalPathname);
  });
});
