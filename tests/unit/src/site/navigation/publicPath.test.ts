import { pathnameToLanguage } from '../../../../../src/site/navigation/pathnameToLanguage';
import { publicPath } from '../../../../../src/site/navigation/publicPath';

describe('publicPath', () => {
  it.each([
    ['/api-docs/button', '/api/button'],
    ['/material-ui/api-docs/button', '/material-ui/api/button'],
    ['/material-ui/api/button', '/material-ui/api/button'],
    ['/a/b/api-docs/button', '/a/b/api-docs/button'],
    ['/api-docs', '/api-docs'],
    ['/', '/'],
  ])('publishes %j as %j', (path, published) => {
    expect(publicPath(path)).toBe(published);
  });

  it('is the inverse of the canonical path for /api', () => {
    expect(publicPath(pathnameToLanguage('/zh/api/button/').canonicalPathname)).toBe('/api/button');
  });
});
