import { isSharedStyle } from '../../../../../plugins/bundling/islands/isSharedStyle';

test.each([
  '/site/src/css/site.css',
  '/site/src/demos/Demo.module.css',
  '/site/src/api-tabs/ApiTabs.module.css',
  '/site/src/not-found/PageFinder.module.css',
  '/site/node_modules/infima/dist/css/default/default.css',
  'C:\\site\\src\\shell\\SkipLink.module.css',
  '',
])('every page has %j', (file) => {
  expect(isSharedStyle(file)).toBe(true);
});

test.each([
  '/site/src/settings/lazy/SettingsDrawer.module.css',
  '/site/src/api-reference/ApiTable.module.css',
  'C:\\site\\src\\home\\Hero.module.css',
])('only who needs it has %j', (file) => {
  expect(isSharedStyle(file)).toBe(false);
});
