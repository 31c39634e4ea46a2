import { x } from '../../../src/site/products/x';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { dataGridInterfaces } from './data-grid-interfaces';

/** The "Data Grid › API reference" section in the page tree of MUI X. */
export const dataGridApi = {
  pathname: '/x/api/data-grid-group',
  title: 'API reference',
  children: [
    { pathname: '/x/api/data-grid', title: 'Index' },
    {
      pathname: '/x/api/data-grid-components-group',
      title: 'Components',
      subheader: 'Components',
      children: [
        { pathname: '/x/api/data-grid/data-grid', title: 'DataGrid' },
        {
          pathname: `${x.officialSite}/x/api/data-grid/data-grid-premium/`,
          title: 'DataGridPremium',
          plan: 'premium',
        },
        {
          pathname: `${x.officialSite}/x/api/data-grid/data-grid-pro/`,
          title: 'DataGridPro',
          plan: 'pro',
        },
        { pathname: '/x/api/data-grid/grid-filter-form', title: 'GridFilterForm' },
        { pathname: '/x/api/data-grid/grid-filter-panel', title: 'GridFilterPanel' },
        {
          pathname: '/x/api/data-grid/grid-toolbar-quick-filter',
          title: 'GridToolbarQuickFilter',
        },
      ],
    },
    dataGridInterfaces,
  ],
} satisfies PageTreeItem;
