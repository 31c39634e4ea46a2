import { getProductInfoFromUrl } from '../../shared/getProductInfo';

function infoOf(path: string): string {
  const { productCategoryId, productId } = getProductInfoFromUrl(path);
  return `${productCategoryId}/${productId}`;
}

describe('getProductInfoFromUrl', () => {
  it.each([
    // Typical paths.
    ['/zh/material-ui/react-button/', 'core/material-ui'],
    ['/material-ui/react-app-bar/#x', 'core/material-ui'],
    ['/x/introduction/', 'x/null'],
    ['/x/migration/migration-data-grid-v6/', 'x/null'],
    ['/x/react-data-grid/components', 'x/x-data-grid'],
    ['/', 'null/null'],
    ['/#foo', 'null/null'],
    ['/versions', 'null/null'],
    // The core products.
    ['/joy-ui/getting-started', 'core/joy-ui'],
    ['/base-ui/react-button/components-api', 'core/base-ui'],
    ['/system/properties', 'core/system'],
    // MUI X, with the overrides of its API pages.
    ['/x/react-date-pickers/', 'x/x-date-pickers'],
    ['/x/react-charts', 'x/x-charts'],
    ['/x/react-tree-view/rich-tree-view/items', 'x/x-tree-view'],
    ['/x/api/data-grid/data-grid', 'x/x-data-grid'],
    ['/x/api/data-grid/', 'x/x-data-grid'],
    ['/x/api/data-grid', 'x/x-data-grid'],
    ['/x/api/date-pickers/date-picker', 'x/x-date-pickers'],
    ['/x/api/charts/bar-chart', 'x/x-charts'],
    ['/x/api/tree-view/rich-tree-view', 'x/null'],
    ['/x/api/data-grid-pro/', 'x/null'],
    ['/x/react-/', 'x/null'],
    // Toolpad, by the second folder.
    ['/toolpad/', 'toolpad/toolpad-core'],
    ['/toolpad/getting-started/', 'toolpad/toolpad-core'],
    ['/toolpad/core/introduction/', 'toolpad/toolpad-core'],
    ['/toolpad/studio/getting-started/', 'toolpad/toolpad-studio'],
    ['/toolpad/studio', 'toolpad/toolpad-studio'],
    ['/toolpad/studios/', 'toolpad/toolpad-core'],
    ['/toolpad/core/studio/', 'toolpad/toolpad-core'],
    // The rest.
    ['/docs/', 'null/docs'],
    ['/versions/', 'null/docs'],
    ['/production-error/', 'null/docs'],
    ['/experiments/docs/headers', 'null/docs-infra'],
    ['/zh/experiments/docs/headers', 'null/docs-infra'],
    ['/experiments/docs', 'null/null'],
    ['/experiments/joy/style-guide', 'null/null'],
    ['/blog/', 'null/null'],
    // A slash must follow the first folder, and several may precede it.
    ['/material-ui', 'null/null'],
    ['/material-ui#foo', 'null/null'],
    ['//material-ui/react-button/', 'core/material-ui'],
    ['/material-ui-pro/', 'null/null'],
    ['/constructor/', 'null/null'],
  ])('reads %j as %s', (path, expected) => {
    expect(infoOf(path)).toBe(expected);
  });

  it('keeps an English prefix as a folder', () => {
    expect(infoOf('/en/material-ui/react-button/')).toBe('null/null');
  });
});
