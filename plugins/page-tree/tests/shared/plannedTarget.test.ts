import { apiPagesOf, plannedTarget } from '../../shared/plannedTarget';

const WRITTEN = new Set([
  '/joy-ui/api/button-group',
  '/toolpad/core/api/account',
  '/x/api/a/b',
  '/base-ui/react-menu/hooks-api',
  '/base-ui/react-menu/components-api',
]);

test.each([
  ['/joy-ui/react-button-group', '/joy-ui/api/button-group'],
  ['/joy-ui/react-button-group/', '/joy-ui/api/button-group'],
  ['/toolpad/core/react-account', '/toolpad/core/api/account'],
  ['/base-ui/react-menu', '/base-ui/react-menu/components-api', '/base-ui/react-menu/hooks-api'],
  ['/joy-ui/react-radio-button'],
  ['/joy-ui/api/button-group'],
  ['/x/react-a/b'],
  ['https://example.org/react-button-group'],
  [''],
])('the API pages of %s are %s and %s', (pathname, ...pages) => {
  expect(apiPagesOf({ pathname }, WRITTEN)).toEqual(pages);
});

test.each([
  ['/joy-ui/react-button-group/', { flag: 'apiOnly', href: '/joy-ui/api/button-group' }],
  ['/base-ui/react-menu', { flag: 'apiOnly', href: '/base-ui/react-menu/components-api' }],
  ['/joy-ui/react-list', { flag: 'planned', href: 'https://v6.mui.com/joy-ui/react-list/' }],
  ['/x/react-charts/[docsTab]', { flag: 'planned', href: 'https://v7.mui.com/x/react-charts/' }],
  ['/experiments/docs/demos', { flag: 'planned' }],
])('%s leads to %j', (pathname, target) => {
  expect(plannedTarget({ pathname }, WRITTEN)).toEqual(target);
});
