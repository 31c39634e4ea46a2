import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { charts } from './x/charts';
import { dataGrid } from './x/data-grid';
import { datePickers } from './x/date-pickers';
import { migration } from './x/migration';
import { treeView } from './x/tree-view';

/** The page tree of MUI X. */
export const x = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Getting started',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation', title: 'Installation' },
      { pathname: '/x/introduction/licensing', title: 'Licensing' },
      { pathname: '/x/introduction/support', title: 'Support' },
      { pathname: '/x/introduction/roadmap', title: 'Roadmap' },
    ],
  },
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [
      {
        pathname: '/x/common-concepts/custom-components',
        title: 'Custom subcomponents',
      },
    ],
  },
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
] satisfies readonly PageTreeItem[];
