import { pageOfTab, tabPath, tabsOfNames, withoutUnstyled } from '../../../shared/tabs/tabPath';

test.each([
  ['demos', '/base-ui/react-button'],
  ['components-api', '/base-ui/react-button/components-api'],
  ['hooks-api', '/base-ui/react-button/hooks-api'],
] as const)('the tab %s has the path %s, which belongs to its page', (tab, path) => {
  expect(tabPath('/base-ui/react-button', tab)).toBe(path);
  expect(tabPath('/base-ui/react-button/', tab)).toBe(path);
  expect(pageOfTab(path)).toBe('/base-ui/react-button');
});

test.each([
  [[], [], []],
  [['Badge'], [], ['components-api']],
  [[], ['useBadge'], ['hooks-api']],
  [['Badge'], ['useBadge'], ['components-api', 'hooks-api']],
])('a page with the components %j and the hooks %j has the tabs %j', (components, hooks, tabs) => {
  expect(tabsOfNames({ components, hooks })).toEqual(tabs);
});

test('recognizes a tab only as a whole last segment', () => {
  expect(pageOfTab('/base-ui/my-hooks-api')).toBe('/base-ui/my-hooks-api');
});

test.each([
  ['#button-unstyled', '#button'],
  ['#button-unstyled-prop-action', '#button-prop-action'],
  ['#button', '#button'],
  ['#unstyled', '#unstyled'],
  ['', ''],
])('replaces the anchor "%s" by "%s"', (old, current) => {
  expect(withoutUnstyled(old)).toBe(current);
});
