import { x } from '../../../src/site/products/x';
import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/**
 * The interfaces and API objects of the data grid, in the page trees of MUI X and of the docs-infra
 * manual.
 */
export const dataGridInterfaces = {
  pathname: '/x/api/data-grid-interfaces-group',
  title: 'Interfaces',
  subheader: 'Interfaces',
  children: [
    { pathname: '/x/api/data-grid/grid-api', title: 'GridApi' },
    {
      pathname: '/x/api/data-grid/grid-cell-params',
      title: 'GridCellParams',
    },
    { pathname: '/x/api/data-grid/grid-col-def', title: 'GridColDef' },
    {
      pathname: '/x/api/data-grid/grid-single-select-col-def',
      title: 'GridSingleSelectColDef',
    },
    {
      pathname: '/x/api/data-grid/grid-actions-col-def',
      title: 'GridActionsColDef',
    },
    {
      pathname: '/x/api/data-grid/grid-export-state-params',
      title: 'GridExportStateParams',
    },
    {
      pathname: '/x/api/data-grid/grid-filter-item',
      title: 'GridFilterItem',
    },
    {
      pathname: '/x/api/data-grid/grid-filter-model',
      title: 'GridFilterModel',
    },
    {
      pathname: '/x/api/data-grid/grid-filter-operator',
      title: 'GridFilterOperator',
    },
    {
      pathname: '/x/api/data-grid/grid-row-class-name-params',
      title: 'GridRowClassNameParams',
    },
    {
      pathname: '/x/api/data-grid/grid-row-params',
      title: 'GridRowParams',
    },
    {
      pathname: '/x/api/data-grid/grid-row-spacing-params',
      title: 'GridRowSpacingParams',
    },
    {
      pathname: `${x.officialSite}/x/api/data-grid/grid-aggregation-function/`,
      title: 'GridAggregationFunction',
      plan: 'premium',
    },
    {
      pathname: '/x/api/data-grid/grid-csv-export-options',
      title: 'GridCsvExportOptions',
    },
    {
      pathname: '/x/api/data-grid/grid-print-export-options',
      title: 'GridPrintExportOptions',
    },
    {
      pathname: `${x.officialSite}/x/api/data-grid/grid-excel-export-options/`,
      title: 'GridExcelExportOptions',
      plan: 'premium',
    },
  ],
} satisfies PageTreeItem;
