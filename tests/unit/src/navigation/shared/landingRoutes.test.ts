import { getProductInfoFromUrl } from '../../../../../src/navigation/shared/getProductInfo';
import { LANDING_ROUTES } from '../../../../../src/navigation/shared/landingRoutes';

describe('LANDING_ROUTES', () => {
  it.each(Object.entries(LANDING_ROUTES))(
    'the landing page of %s belongs to the product',
    (product, route) => {
      expect(getProductInfoFromUrl(`${route}/`).productId).toBe(product);
      expect(route).not.toMatch(/\/$/);
    },
  );
});
