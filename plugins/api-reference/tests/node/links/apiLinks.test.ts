import { apiLinkProblems, apiLinks } from '../../../node/links/apiLinks';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

const productOf = (id: string) => PRODUCTS.find((candidate) => candidate.id === id) as Product;

test('returns links to the components’ pages in the order of the front matter', () => {
  expect(apiLinks({ components: ['Button', 'LoadingButton'] }, productOf('material-ui'))).toEqual([
    { name: 'Button', href: '/material-ui/api/button' },
    { name: 'LoadingButton', href: '/material-ui/api/loading-button' },
  ]);
});

test('returns links below the product’s own folder', () => {
  expect(apiLinks({ components: ['DataGrid'] }, productOf('x'))).toEqual([
    { name: 'DataGrid', href: '/x/api/data-grid/data-grid' },
  ]);
});

test('returns links to hooks after components, even for a hook whose page belongs to a guide', () => {
  const frontMatter = { hooks: ['useDialogs'], components: ['DashboardLayout'] };
  expect(apiLinks(frontMatter, productOf('toolpad-core'))).toEqual([
    { name: 'DashboardLayout', href: '/toolpad/core/api/dashboard-layout' },
    { name: 'useDialogs', href: '/toolpad/core/react-use-dialogs/api' },
  ]);
  expect(apiLinkProblems(frontMatter, productOf('toolpad-core'))).toEqual([]);
});

test('returns no links for a product with API tabs, or for a page that documents nothing', () => {
  const frontMatter = { components: ['Button'], hooks: ['useButton'] };
  expect(apiLinks(frontMatter, productOf('base-ui'))).toEqual([]);
  expect(apiLinkProblems(frontMatter, productOf('base-ui'))).toEqual([]);
  expect(apiLinks({ title: 'Introduction' }, productOf('material-ui'))).toEqual([]);
});

test('reports a hook without a page, with the fix', () => {
  const problems = apiLinkProblems(
    { hooks: ['useDialogs', 'useMagic'] },
    productOf('toolpad-core'),
  );
  expect(problems).toEqual([
    'hook "useMagic" has no API page. Correct "hooks" in the front matter, or add it to plugins/react-api-model/extract/documentedSymbols.ts.',
  ]);
});
