import { getProductInfoFromUrl } from '../../shared/getProductInfo';
import { treeOfProduct } from '../../shared/treeOfProduct';

describe('treeOfProduct', () => {
  it.each([
    ['/material-ui/react-button/', 'material-ui'],
    ['/joy-ui/react-button/', 'joy-ui'],
    ['/base-ui/react-button/', 'base-ui'],
    ['/system/react-box/', 'system'],
    ['/experiments/docs/headers/', 'docs-infra'],
    ['/x/react-data-grid/', 'x'],
    ['/x/introduction/', 'x'],
    ['/toolpad/core/introduction/', 'toolpad-core'],
    ['/toolpad/studio/getting-started/', 'toolpad-studio'],
    ['/versions/', 'docs'],
    ['/', 'docs'],
  ])('returns for %s the tree %s', (path, tree) => {
    expect(treeOfProduct(getProductInfoFromUrl(path))).toBe(tree);
  });
});
