import '../../../../../content/navigation';
import { validateSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/validation.js';
import { loadTrees, sidebarOf } from '../../../../../plugins/page-tree/node/trees';
import type { SidebarItem } from '../../../../../plugins/page-tree/node/trees';
import { TREE_IDS } from '../../../../../plugins/page-tree/shared/types';

function flatten(items: readonly SidebarItem[]): SidebarItem[] {
  return items.flatMap((item) =>
    item.type === 'category' ? [item, ...flatten(item.items)] : [item],
  );
}

const docIds = [
  'getting-started/getting-started',
  'getting-started/installation/installation',
  'getting-started/usage/usage',
  'all-components/all-components',
  'react-button/react-button',
  'icons/icons',
  'api-changes/api-changes',
  'customization/dark-mode/dark-mode',
  'customization/color/color',
  'customization/right-to-left/right-to-left',
  'customization/default-theme/default-theme',
  'customization/palette/palette',
  'customization/spacing/spacing',
  'customization/density/density',
];

describe('sidebarOf', () => {
  it('links to the documents of Material UI by their ids, and to other pages by their paths', () => {
    const items = flatten(sidebarOf('material-ui', { docIds }));
    const ids = items.flatMap((item) => (item.type === 'doc' ? [item.id] : []));
    expect(ids).toEqual(docIds);
    const links = items.flatMap((item) => (item.type === 'link' ? [item.href] : []));
    expect(links).toEqual(expect.arrayContaining(['/x/react-data-grid', '/material-ui/api']));
    expect(links).toContain('https://v7.mui.com/x/react-charts/');
  });

  it('accepts the route base path of the docs plugin and custom trees', () => {
    const trees = {
      ...loadTrees(),
      'toolpad-core': [{ pathname: '/toolpad/core/usage', title: 'Usage' }],
    };
    const input = { docIds: ['usage/usage'], routeBasePath: 'toolpad/core', trees };
    expect(sidebarOf('toolpad-core', input)).toMatchObject([{ type: 'doc', id: 'usage/usage' }]);
  });

  describe.each(TREE_IDS)('of %s', (id) => {
    const sidebar = sidebarOf(id, { docIds: [] });

    it('is accepted by the docs plugin', () => {
      expect(() => validateSidebars({ [id]: sidebar })).not.toThrow();
      const empty = flatten(sidebar).filter(
        (item) => item.type === 'category' && item.items.length === 0,
      );
      expect(empty).toEqual([]);
    });

    it('has a unique key for every item that is translated', () => {
      const keys = flatten(sidebar).flatMap((item) => (item.type === 'html' ? [] : [item.key]));
      expect(new Set(keys).size).toBe(keys.length);
    });
  });
});
