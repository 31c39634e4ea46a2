import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Tree View" section in the page tree of MUI X. */
export const treeView = {
  pathname: '/x/react-tree-view-group',
  title: 'Tree View',
  children: [
    { pathname: '/x/react-tree-view', title: 'Overview' },
    { pathname: '/x/react-tree-view/getting-started', title: 'Getting started' },
    {
      pathname: '/x/react-tree-view/simple-tree-view',
      title: 'Simple Tree View',
      subheader: 'Simple Tree View',
      children: [
        { pathname: '/x/react-tree-view/simple-tree-view/items', title: 'Items' },
        {
          pathname: '/x/react-tree-view/simple-tree-view/selection',
          title: 'Selection',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/expansion',
          title: 'Expansion',
        },
        {
          pathname: '/x/react-tree-view/simple-tree-view/customization',
          title: 'Customization',
        },
        { pathname: '/x/react-tree-view/simple-tree-view/focus', title: 'Focus' },
      ],
    },
    {
      pathname: '/x/react-tree-view/rich-tree-view',
      title: 'Rich Tree View',
      subheader: 'Rich Tree View',
      children: [
        { pathname: '/x/react-tree-view/rich-tree-view/items', title: 'Items' },
        {
          pathname: '/x/react-tree-view/rich-tree-view/selection',
          title: 'Selection',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/expansion',
          title: 'Expansion',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/customization',
          title: 'Customization',
        },
        { pathname: '/x/react-tree-view/rich-tree-view/focus', title: 'Focus' },
        {
          pathname: '/x/react-tree-view/rich-tree-view/editing',
          title: 'Editing',
        },
        {
          pathname: '/x/react-tree-view/rich-tree-view/ordering',
          title: 'Ordering',
          plan: 'pro',
        },
      ],
    },
    {
      pathname: '/x/react-tree-view/common-features',
      title: 'Common features',
      subheader: 'Common features',
      children: [
        { pathname: '/x/react-tree-view/accessibility', title: 'Accessibility' },
        {
          pathname: '/x/react-tree-view/tree-item-customization',
          title: 'Item customization',
        },
      ],
    },
    {
      pathname: '/x/api/tree-view-group',
      title: 'API reference',
      apiPages: '/x/api/tree-view/',
      children: [],
    },
  ],
} satisfies PageTreeItem;
