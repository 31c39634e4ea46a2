import '../../../../../content/navigation';
import { linkTargets } from '../../../node/links/linkTargets';
import { createLinkResolver } from '../../../node/links/resolveLibraryLink';
import type { ExtractedComponent } from '../../../node';
import { loadTrees } from '@component-docs/page-tree/node/trees';

const button: ExtractedComponent = {
  name: 'Button',
  folder: 'Button',
  isDefaultExport: true,
  pageUrl: 'https://mui.com/material-ui/api/button/',
  description: '',
  isInPackageIndex: true,
  props: [{ name: 'color', type: 'string', required: false, description: '', requiresRef: false }],
  hasSystemProps: false,
  spread: true,
  ref: { kind: 'none' },
  slots: [],
  classes: [{ name: 'root', className: 'MuiButton-root', isGlobal: false, description: '' }],
  types: [],
};
const written = new Set(['/material-ui/react-button', '/base-ui/react-badge/components-api']);
const targets = linkTargets(loadTrees(), written, [
  { product: { basePath: 'material-ui' }, components: [button] },
]);
const resolve = createLinkResolver(targets, '/zh/');

test.each([
  ['/material-ui/react-button/#sizes', '/zh/material-ui/react-button#sizes'],
  ['/material-ui/api/button/', '/zh/material-ui/api/button'],
  // The tab of a page that isn't written yet.
  ['/base-ui/react-badge/components-api/#badge', '/zh/base-ui/react-badge/components-api#badge'],
  ['/material-ui/api/button/#button-prop-color', '/zh/material-ui/api/button#button-prop-color'],
  [
    '/material-ui/api/button/#button-classes-root',
    '/zh/material-ui/api/button#button-classes-root',
  ],
  ['/material-ui/api/button/#css', '/zh/material-ui/api/button#css'],
  // An old URL.
  ['/api/button/', '/zh/material-ui/api/button'],
])('resolves %s to the page of this site', (path, expected) => {
  expect(resolve(`https://mui.com${path}`)).toBe(expected);
  expect(resolve(path)).toBe(expected);
});

test('returns undefined for a page that is planned here', () => {
  expect(resolve('https://mui.com/joy-ui/main-features/global-variants/')).toBeUndefined();
  expect(resolve('https://mui.com/base-ui/react-popper/components-api/#popper')).toBeUndefined();
});

test('throws with the fix for a page that does not exist and for an anchor that an API page does not have', () => {
  expect(() => resolve('https://mui.com/material-ui/react-buton/')).toThrow(
    'its comment links to https://mui.com/material-ui/react-buton/, but there is no page at ' +
      '/material-ui/react-buton: add the page to a tree',
  );
  expect(() => resolve('https://mui.com/material-ui/api/button/#button-prop-colour')).toThrow(
    '/material-ui/api/button does not have that anchor: add the correct URL to',
  );
});
