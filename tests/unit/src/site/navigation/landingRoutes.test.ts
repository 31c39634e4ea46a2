import { getProductInfoFromUrl } from '../../../../../src/site/navigation/getProductInfo';
import { LANDING_ROUTES } from '../../../../../src/site/navigation/landingRoutes';

describe('LANDING_ROUTES', () => {
  it.each(Object.entries(LANDING_ROUTES))('%s lands on a page of its own', (product, route) => {
    expect(getProductInfoFromUrl(`${route}/`).productId).toBe(product);
    expect(route).not.toMatch(/\/$/);
  });
});
