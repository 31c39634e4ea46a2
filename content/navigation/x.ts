import { x as product } from '../../src/site/products/x';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { dataGrid } from './x/data-grid';
import { migration } from './x/migration';

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
  migration,
  {
    pathname: '/x/other-components-group',
    title: 'Other components',
    children: [
      { pathname: `${product.officialSite}/x/react-date-pickers/`, title: 'Date and Time Pickers' },
      { pathname: `${product.officialSite}/x/react-charts/`, title: 'Charts' },
      { pathname: `${product.officialSite}/x/react-tree-view/`, title: 'Tree View' },
    ],
  },
] satisfies readonly PageTreeItem[];
