import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { breadcrumbsOf } from '../../../browser/side-navigation/breadcrumbsOf';

const link = (href: string, docId?: string): PropSidebarItem => ({
  type: 'link',
  label: href,
  href,
  ...(docId && { docId }),
});
const category = (label: string, items: PropSidebarItem[], href?: string): PropSidebarItem => ({
  type: 'category',
  label,
  items,
  collapsed: true,
  collapsible: true,
  ...(href && { href }),
});

const SIDEBAR: PropSidebarItem[] = [
  link('/base-ui/getting-started', 'getting-started'),
  { type: 'html', value: 'Rest' },
  category('Components', [
    category('Inputs', [link('/base-ui/react-button', 'react-button')]),
    category('Navigation', [
      { type: 'html', value: 'Tabs', customProps: { planned: true } },
      {
        type: 'html',
        value: 'Menu',
        customProps: { planned: true, page: '/base-ui/react-menu' },
      },
    ]),
    category('Utils', [link('/base-ui/react-portal')], '/base-ui/utils'),
  ]),
];
const labels = (path: string) =>
  breadcrumbsOf(SIDEBAR, path).map((item) => (item.type === 'link' ? item.href : item.label));

test('names a planned page with API tabs, without a link', () => {
  const trail = breadcrumbsOf(SIDEBAR, '/base-ui/react-menu');
  expect(trail.map(({ label }) => label)).toEqual(['Components', 'Navigation', 'Menu']);
  expect(trail.at(-1)?.href).toBe('');
  expect(breadcrumbsOf(SIDEBAR, '/base-ui/react-tabs')).toEqual([]);
});

test.each([
  ['/base-ui/react-button', ['Components', 'Inputs', '/base-ui/react-button']],
  ['/base-ui/react-button/', ['Components', 'Inputs', '/base-ui/react-button']],
  ['/base-ui/getting-started', ['/base-ui/getting-started']],
  ['/base-ui/react-portal', ['Components', 'Utils', '/base-ui/react-portal']],
  ['/base-ui/utils', ['Components', 'Utils']],
  ['/base-ui/react-button/components-api', ['Components', 'Inputs', '/base-ui/react-button']],
  ['/base-ui/getting-started/templates/blog/source', ['/base-ui/getting-started']],
  ['/base-ui', []],
  ['/', []],
])('returns the groups around %s', (path, expected) => {
  expect(labels(path)).toEqual(expected);
});
