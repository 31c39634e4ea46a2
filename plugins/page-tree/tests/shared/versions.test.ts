import { versionMenu } from '../../shared/versions';

describe('versionMenu', () => {
  it('keeps page and language on the sites of older versions', () => {
    expect(versionMenu('material-ui', '/material-ui/react-button')).toEqual({
      old: [
        { name: 'v5', href: 'https://v5.mui.com/material-ui/react-button' },
        { name: 'v4', href: 'https://v4.mui.com/material-ui/react-button' },
      ],
      hasAll: true,
    });
    expect(versionMenu('system', '/zh/system/borders#a').old).toEqual([
      { name: 'v4', href: 'https://v4.mui.com/zh/system/borders' },
    ]);
  });

  it.each([
    ['x-data-grid', ['v6', 'v5', 'v4']],
    ['x-charts', ['v6']],
    ['joy-ui', []],
    ['constructor', []],
  ])('returns for %s the versions %j', (productId, names) => {
    const menu = versionMenu(productId, '/');
    expect(menu.old.map(({ name }) => name)).toEqual(names);
    expect(menu.hasAll).toBe(false);
  });
});
