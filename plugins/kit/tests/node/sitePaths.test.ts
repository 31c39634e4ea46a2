import { permalinkOfSitePath, sitePathOfDoc, sitePathOfPermalink } from '../../node/sitePaths';

describe('sitePathOfDoc', () => {
  it.each([
    ['react-button/react-button', 'material-ui', '/material-ui/react-button'],
    ['getting-started/getting-started', 'material-ui', '/material-ui/getting-started'],
    ['getting-started/usage/usage', 'material-ui', '/material-ui/getting-started/usage'],
    ['usage', 'material-ui', '/material-ui/usage'],
    ['guides/usage', 'toolpad/core', '/toolpad/core/guides/usage'],
    ['guides/index', 'system', '/system/guides'],
    ['index', 'system', '/system'],
  ])('%s of %s is at %s', (id, product, path) => {
    expect(sitePathOfDoc(id, product)).toBe(path);
  });
});

describe('sitePathOfPermalink', () => {
  it.each([
    ['/material-ui/usage', '/', '/material-ui/usage'],
    ['/zh/material-ui/usage', '/zh/', '/material-ui/usage'],
    ['/docs/zh/usage', '/docs/zh/', '/usage'],
    ['https://mui.com/', '/', 'https://mui.com/'],
  ])('%s under %s is %s', (permalink, baseUrl, path) => {
    expect(sitePathOfPermalink(permalink, baseUrl)).toBe(path);
  });
});

describe('permalinkOfSitePath', () => {
  it.each([
    ['/material-ui/usage', '/', '/material-ui/usage'],
    ['/material-ui/usage', '/zh/', '/zh/material-ui/usage'],
    ['/zh/material-ui/usage', '/zh/', '/zh/material-ui/usage'],
    ['/zhx', '/zh/', '/zh/zhx'],
    ['https://mui.com/', '/zh/', 'https://mui.com/'],
    ['//mui.com/', '/zh/', '//mui.com/'],
    ['#usage', '/zh/', '#usage'],
  ])('%s under %s is %s', (sitePath, baseUrl, permalink) => {
    expect(permalinkOfSitePath(sitePath, baseUrl)).toBe(permalink);
  });
});
