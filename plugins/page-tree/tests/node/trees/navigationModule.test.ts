import type { PropSidebar } from '@docusaurus/plugin-content-docs';
import { navigationModule } from '../../../node/trees/navigationModule';

test('the browser gets the labels and addresses of a tree, and nothing that only the server needs', () => {
  const link = { type: 'link', label: 'Button’s "API"', href: '/material-ui/api/button' } as const;
  const category = { type: 'category', label: 'API', collapsed: true, collapsible: true } as const;
  const planned = { type: 'html', value: 'Rating', customProps: { planned: true } } as const;
  const tree = (server: object): PropSidebar => [
    { ...category, ...server, items: [{ ...link, ...server }, planned] },
  ];
  const source = navigationModule(tree({ docId: 'api/button', key: '/api', unlisted: false }));
  const [, text = ''] = /^export default JSON\.parse\((.*)\);\n$/.exec(source) ?? [];
  expect(JSON.parse(JSON.parse(text) as string)).toEqual(tree({}));
});
