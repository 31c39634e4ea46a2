import { isPlanned } from '../../shared/items';
import type { PageTreeItem } from '../../shared/types';

const written = new Set(['/base-ui/react-button']);

test.each<[string, PageTreeItem, boolean]>([
  ['a page that exists', { pathname: '/base-ui/react-button' }, false],
  ['a page with a trailing slash', { pathname: '/base-ui/react-button/' }, false],
  ['a tab of a page', { pathname: '/base-ui/react-button/components-api' }, false],
  ['a page that does not exist', { pathname: '/base-ui/react-slider' }, true],
  ['a tab of a page that does not exist', { pathname: '/base-ui/react-slider/hooks-api' }, true],
  ['a group', { pathname: '/base-ui/group', children: [] }, false],
  ['a label', { pathname: '/base-ui/label', subheader: 'label' }, false],
  ['an external item', { pathname: 'https://mui.com/blog/' }, false],
])('%s', (_name, item, expected) => {
  expect(isPlanned(item, written)).toBe(expected);
});
