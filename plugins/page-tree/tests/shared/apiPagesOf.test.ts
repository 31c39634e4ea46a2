import { apiPagesOf } from '../../shared/apiPagesOf';

const WRITTEN = new Set([
  '/joy-ui/api/button-group',
  '/toolpad/core/api/account',
  '/x/api/a/b',
  '/base-ui/react-menu/hooks-api',
  '/base-ui/react-menu/components-api',
  '/base-ui/react-form/hooks-api',
]);

test.each([
  ['/joy-ui/react-button-group', '/joy-ui/api/button-group'],
  ['/joy-ui/react-button-group/', '/joy-ui/api/button-group'],
  ['/toolpad/core/react-account', '/toolpad/core/api/account'],
  ['/base-ui/react-menu', '/base-ui/react-menu/components-api', '/base-ui/react-menu/hooks-api'],
  ['/base-ui/react-form/', '/base-ui/react-form/hooks-api'],
  ['/joy-ui/react-radio-button'],
  ['/material-ui/react-button-group'],
  ['/joy-ui/api/button-group'],
  ['/x/react-a/b'],
  ['https://example.org/react-button-group'],
  [''],
])('the API pages of %s are %s and %s', (pathname, ...pages) => {
  expect(apiPagesOf({ pathname }, WRITTEN)).toEqual(pages);
});
