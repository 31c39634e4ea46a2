import { apiPageOf } from '../../../../../src/site/navigation/apiPageOf';

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
  ['/base-ui/react-menu', '/base-ui/react-menu/components-api'],
  ['/base-ui/react-form/', '/base-ui/react-form/hooks-api'],
  ['/joy-ui/react-radio-button', undefined],
  ['/material-ui/react-button-group', undefined],
  ['/joy-ui/api/button-group', undefined],
  ['/x/react-a/b', undefined],
  ['https://example.org/react-button-group', undefined],
  ['', undefined],
])('the API page of %s is %s', (pathname, page) => {
  expect(apiPageOf({ pathname }, WRITTEN)).toBe(page);
});
