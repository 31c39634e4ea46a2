import { siteMapOf } from '../../../../../src/site/navigation/siteMap';

describe('siteMapOf', () => {
  it('leads to the landing page, or to the first page that is written', () => {
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
    });
  });

  it('knows the page of all versions', () => {
    expect(siteMapOf(['/versions'])).toEqual({ landings: {}, hasVersionsPage: true });
  });

  it('knows where colors are chosen, once that page is written', () => {
    expect(siteMapOf(['/versions'])).not.toHaveProperty('colorPlayground');
    expect(siteMapOf(['/material-ui/customization/color']).colorPlayground).toBe(
      '/material-ui/customization/color#playground',
    );
  });
});
