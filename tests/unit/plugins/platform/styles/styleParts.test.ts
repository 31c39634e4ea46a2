import { isSharedStyle, styleSheetsOf } from '../../../../../plugins/platform/styles/styleParts';

const FILES = [
  'src/ads/lazy/Ad.module.css',
  'src/ads/AdPlacement.module.css',
  'src/demos/Demo.module.css',
  'src/demos/component-overview/ComponentCards.module.css',
  'src/document/code-blocks/CodeBlock.module.css',
  'src/api-reference/component-page/ApiTable.module.css',
];

test('lists style sheets in the order of the folders, without those of lazy code and of parts', () => {
  expect(styleSheetsOf(FILES, ['ads', 'document', 'demos'])).toEqual([
    'src/ads/AdPlacement.module.css',
    'src/document/code-blocks/CodeBlock.module.css',
    'src/demos/Demo.module.css',
  ]);
});

test('lists those of a part where its folder is named', () => {
  expect(styleSheetsOf(FILES, ['demos/component-overview'])).toEqual([
    'src/demos/component-overview/ComponentCards.module.css',
  ]);
});

test('lists those of lazy code where their folder is named', () => {
  expect(styleSheetsOf(FILES, ['ads/lazy'])).toEqual(['src/ads/lazy/Ad.module.css']);
});

test.each([
  ['/site/src/demos/Demo.module.css', true],
  ['/site/node_modules/infima/dist/css/default/default.css', true],
  ['/site/src/css/site.css', true],
  ['/site/src/api-reference/component-page/ApiTable.module.css', false],
  ['/site/src/demos/component-overview/ComponentCards.module.css', false],
  ['/site/src/ads/lazy/Ad.module.css', false],
  ['C:\\site\\src\\shell\\settings\\lazy\\SettingsDrawer.module.css', false],
])('%s belongs to all pages: %s', (path, isShared) => expect(isSharedStyle(path)).toBe(isShared));
