import { installedVersion, releaseTag } from '../../../node/packages/installedVersion';
import { PRODUCTS } from '../../../shared/site/products';
import type { Product } from '../../../shared/site/types';
import { SITE_DIR } from '../../../../../tests/helpers/realDemos';

const tagOf = (id: string) => {
  const product: Product | undefined = PRODUCTS.find((candidate) => candidate.id === id);
  return product && releaseTag(SITE_DIR, product);
};

test.each(['material-ui', 'joy-ui', 'base-ui', 'system'])(
  '%s is released under the version of Material UI',
  (id) => {
    expect(tagOf(id)).toBe(`v${installedVersion(SITE_DIR, '@mui/material')}`);
  },
);

test.each([
  ['x', '@mui/x-data-grid'],
  ['toolpad-core', '@toolpad/core'],
])('%s is released under its own version', (id, packageName) => {
  expect(tagOf(id)).toBe(`v${installedVersion(SITE_DIR, packageName)}`);
});
