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

  it('includes the page of all versions, and tools whose page is written', () => {
    expect(siteMapOf(['/versions'])).toEqual({ landings: {}, hasVersionsPage: true, general: [] });
    const pages = ['/material-ui/customization/color', '/material-ui/customization/theme-builder'];
    expect(siteMapOf(pages)).toMatchObject(TOOLS);
  });
});
