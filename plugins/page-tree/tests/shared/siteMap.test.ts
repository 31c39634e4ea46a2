import { siteMapOf as create } from '../../shared/siteMap';

const TOOLS = {
  colorPlayground: '/material-ui/customization/color#playground',
  themeBuilder: '/material-ui/customization/theme-builder',
};
const siteMapOf = (pages: readonly string[]) => create(pages, [], TOOLS);

describe('siteMapOf', () => {
  it('links to the landing page, or to the first written page', () => {
    expect(
      siteMapOf([
        '/material-ui/react-button',
        '/material-ui/getting-started',
        '/joy-ui/react-button',
        '/x/react-data-grid',
      ]),
    ).toEqual({
      landings: {
        'material-ui': '/material-ui/getting-started',
        'joy-ui': '/joy-ui/react-button',
        'x-data-grid': '/x/react-data-grid',
      },
      hasVersionsPage: false,
      general: [],
    });
  });

  it('includes the page of all versions', () => {
    expect(siteMapOf(['/versions'])).toEqual({
      landings: {},
      hasVersionsPage: true,
      general: [],
    });
  });

  it('includes the color playground once its page is written', () => {
    expect(siteMapOf(['/versions'])).not.toHaveProperty('colorPlayground');
    expect(siteMapOf(['/material-ui/customization/color']).colorPlayground).toBe(
      '/material-ui/customization/color#playground',
    );
  });

  it('includes the theme builder once its page is written', () => {
    expect(siteMapOf(['/versions'])).not.toHaveProperty('themeBuilder');
    expect(siteMapOf(['/material-ui/customization/theme-builder']).themeBuilder).toBe(
      '/material-ui/customization/theme-builder',
    );
  });
});
