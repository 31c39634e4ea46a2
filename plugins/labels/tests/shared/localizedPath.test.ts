import { localizedPath } from '../../shared/localizedPath';

describe('localizedPath', () => {
  it('prefixes an internal path for languages other than the default', () => {
    expect(localizedPath('/material-ui/react-button', 'zh')).toBe('/zh/material-ui/react-button');
    expect(localizedPath('/', 'zh')).toBe('/zh/');
  });

  it('does not change paths for the default language', () => {
    expect(localizedPath('/material-ui/react-button', 'en')).toBe('/material-ui/react-button');
  });

  it.each(['/zh/system', '/zh', 'https://mui.com/blog/', '//mui.com', '#sizes', 'usage'])(
    'does not change %j',
    (path) => {
      expect(localizedPath(path, 'zh')).toBe(path);
    },
  );

  it('does not mistake a longer folder for the language', () => {
    expect(localizedPath('/zhuyin', 'zh')).toBe('/zh/zhuyin');
  });

  it('does not change ignored paths', () => {
    expect(localizedPath('/blog/v6', 'zh', ['/blog'])).toBe('/blog/v6');
    expect(localizedPath('/system', 'zh', ['/blog'])).toBe('/zh/system');
  });
});
