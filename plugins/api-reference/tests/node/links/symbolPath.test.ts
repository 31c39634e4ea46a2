import '../../../../../content/navigation';
import { DOCUMENTED_SYMBOLS } from '@component-docs/react-api-model/extract/documentedSymbols';
import { loadTrees } from '@component-docs/page-tree/node/trees';
import { symbolPath } from '../../../node/links/symbolPath';
import { kebabCase } from '../../../shared/component-page/anchors';
import { walkPages } from '@component-docs/page-tree/shared/walkPages';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';

function pathsOf(product: Product): string[] {
  return product.apiPackages
    .flatMap((packageName) => {
      const { interfaces = [], hooks = [] } = DOCUMENTED_SYMBOLS[packageName] ?? {};
      return [...interfaces, ...hooks];
    })
    .map((name) => symbolPath('/', product, { name, slug: kebabCase(name) }));
}

test('every interface and hook with a page is in the page tree of its product', () => {
  const trees = loadTrees();
  const paths = PRODUCTS.flatMap((product) => pathsOf(product));
  const inTrees = PRODUCTS.flatMap(({ id }) => walkPages(trees[id])).map(
    ({ item }) => item.pathname,
  );
  expect(paths).toHaveLength(18);
  expect(paths).toContain('/x/api/data-grid/grid-col-def');
  expect(paths).toContain('/toolpad/core/react-use-dialogs/api');
  expect(paths.filter((path) => !inTrees.includes(path))).toEqual([]);
});
