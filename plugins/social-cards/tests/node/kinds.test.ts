import { kindLabel, kindOf } from '../../node/card';

test.each([
  ['/material-ui/react-button', 'component'],
  ['/material-ui/transitions', 'component'],
  ['/material-ui/customization/transitions', 'guide'],
  ['/material-ui/react-use-media-query', 'hook'],
  ['/material-ui/api/button', 'api'],
  ['/material-ui/api', 'api'],
  ['/material-ui/api-changes', 'api'],
  ['/x/api/data-grid/grid-col-def', 'api'],
  ['/toolpad/core/react-use-dialogs/api', 'api'],
  ['/toolpad/core/react-persistent-state/use-local-storage-state-api', 'api'],
  ['/base-ui/react-menu/components-api', 'components-api'],
  ['/base-ui/react-menu/hooks-api', 'hooks-api'],
  ['/material-ui/getting-started/templates/sign-in/source', 'template'],
  ['/material-ui/getting-started/templates', 'guide'],
  ['/material-ui/getting-started/installation', 'guide'],
  ['/material-ui/guides/api-design', 'guide'],
] as const)('%s is of the kind %s', (sitePath, kind) => {
  expect(kindOf(sitePath)).toBe(kind);
});

test('labels are in the language of the page, or in English', () => {
  expect(kindLabel('guide', 'zh')).toBe('指南');
  expect(kindLabel('guide', 'pt')).toBe('Guide');
});
