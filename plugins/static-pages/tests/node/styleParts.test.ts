import { isSharedStyle, styleSheetsOf } from '../../node/styles';

const FILES = [
  'plugins/ads/browser/lazy/Ad.module.css',
  'plugins/ads/browser/AdPlacement.module.css',
  'plugins/demos/browser/Demo.module.css',
  'plugins/component-overview/browser/ComponentCards.module.css',
  'plugins/written-pages/browser/code-blocks/CodeBlock.module.css',
  'plugins/api-reference/browser/component-page/ApiTable.module.css',
];

test('lists style sheets in the order of the folders, without those of lazy code and of parts', () => {
  expect(
    styleSheetsOf(FILES, [
      'plugins/ads/browser',
      'plugins/written-pages/browser',
      'plugins/demos/browser',
    ]),
  ).toEqual([
    'plugins/ads/browser/AdPlacement.module.css',
    'plugins/written-pages/browser/code-blocks/CodeBlock.module.css',
    'plugins/demos/browser/Demo.module.css',
  ]);
});

test('lists those of a part where its folder is named', () => {
  expect(styleSheetsOf(FILES, ['plugins/component-overview/browser'])).toEqual([
    'plugins/component-overview/browser/ComponentCards.module.css',
  ]);
});

test('lists those of lazy code where their folder is named', () => {
  expect(styleSheetsOf(FILES, ['plugins/ads/browser/lazy'])).toEqual([
    'plugins/ads/browser/lazy/Ad.module.css',
  ]);
});

test.each([
  ['/site/plugins/demos/browser/Demo.module.css', true],
  ['/site/node_modules/a/b.css', true],
  ['/site/plugins/theme/css/site.css', true],
  ['/site/plugins/api-reference/browser/component-page/ApiTable.module.css', false],
  ['/site/plugins/component-overview/browser/ComponentCards.module.css', false],
  ['/site/plugins/ads/browser/lazy/Ad.module.css', false],
  ['C:\\site\\plugins\\theme\\browser\\settings\\lazy\\SettingsDrawer.module.css', false],
])('%s belongs to all pages: %s', (path, isShared) => expect(isSharedStyle(path)).toBe(isShared));
