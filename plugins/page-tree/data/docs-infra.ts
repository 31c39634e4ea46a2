import type { PageTreeItem } from '../../../src/navigation/types';

/** The page tree of the docs-infra manual. */
export const docsInfra = [
  {
    pathname: '/experiments/docs/writing',
    title: 'Writing',
    children: [
      { pathname: '/experiments/docs/headers', title: 'Headers', planned: true },
      { pathname: '/experiments/docs/markdown', title: 'Markdown', planned: true },
      { pathname: '/experiments/docs/og-card', title: 'OG Image', planned: true },
    ],
  },
  {
    pathname: '/experiments/docs/components',
    title: 'Components',
    children: [
      { pathname: '/experiments/docs/callouts', title: 'Callouts', planned: true },
      { pathname: '/experiments/docs/codeblock', title: 'Codeblock', planned: true },
      {
        pathname: '/experiments/docs/custom-components',
        title: 'Custom components',
        planned: true,
      },
      { pathname: '/experiments/docs/demos', title: 'Demos', planned: true },
      {
        pathname: '/experiments/docs/data-grid-premium',
        title: 'API DataGridPremium',
        planned: true,
      },
      { pathname: '/experiments/docs/third-parties', title: 'Third parties' },
      { pathname: '/experiments/docs/many-demos', title: 'Many demos' },
    ],
  },
  {
    pathname: '/experiments/docs/main-parent',
    title: 'Test: pages.js',
    children: [
      {
        pathname: '/experiments/docs/first-level-child-1',
        title: 'First-level child 1',
        planned: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-2',
        title: 'First-level child 2',
        children: [
          {
            pathname: '/experiments/docs/second-level-child',
            title: 'Second-level child',
            planned: true,
          },
          {
            pathname: '/experiments/docs/subheader-divider',
            title: 'Subheader divider',
            subheader: 'Subheader divider',
          },
          {
            pathname: '/experiments/docs/api/data-grid-group',
            title: 'Second-level child parent',
            children: [
              {
                pathname: '/experiments/docs/third-level-child',
                title: 'Third-level child',
                planned: true,
              },
              {
                pathname: '/experiments/docs/api/data-grid-components-group',
                title: 'Subheader divider',
                subheader: 'Subheader divider',
                children: [
                  {
                    pathname: '/experiments/docs/api/data-grid/data-grid',
                    title: 'Fourth-level child',
                    planned: true,
                  },
                ],
              },
            ],
          },
        ],
      },
      {
        pathname: '/experiments/docs/first-level-child-3',
        title: 'Pro plan',
        planned: true,
        plan: 'pro',
      },
      {
        pathname: '/experiments/docs/first-level-child-4',
        title: 'New feature',
        planned: true,
        newFeature: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-5',
        title: 'Planned feature',
        planned: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-6',
        title: 'Unstable feature',
        planned: true,
        unstable: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-7',
        title: 'Beta feature',
        planned: true,
        beta: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-8',
        title: 'Legacy feature',
        planned: true,
        legacy: true,
      },
      {
        pathname: '/experiments/docs/first-level-child-9',
        title: 'OverflowWithLongApiComponent',
        planned: true,
        plan: 'pro',
      },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Test: Data Grid e2e',
    children: [
      { pathname: '/x/react-data-grid', title: 'Overview' },
      { pathname: '/x/react-data-grid/demo', title: 'Demo', planned: true },
      { pathname: '/x/react-data-grid/getting-started', title: 'Getting started', planned: true },
      { pathname: '/x/react-data-grid/layout', title: 'Layout', planned: true },
      {
        pathname: '/x/react-data-grid/columns',
        title: 'Columns',
        children: [
          {
            pathname: '/x/react-data-grid/column-definition',
            title: 'Column definition',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/column-dimensions',
            title: 'Column dimensions',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/column-visibility',
            title: 'Column visibility',
            planned: true,
          },
          { pathname: '/x/react-data-grid/column-header', title: 'Column header', planned: true },
          { pathname: '/x/react-data-grid/column-menu', title: 'Column menu', planned: true },
          {
            pathname: '/x/react-data-grid/column-spanning',
            title: 'Column spanning',
            planned: true,
          },
          { pathname: '/x/react-data-grid/column-groups', title: 'Column groups', planned: true },
          {
            pathname: '/x/react-data-grid/column-ordering',
            title: 'Column ordering',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/column-pinning',
            title: 'Column pinning',
            planned: true,
            plan: 'pro',
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/rows',
        title: 'Rows',
        children: [
          { pathname: '/x/react-data-grid/row-definition', title: 'Row definition', planned: true },
          { pathname: '/x/react-data-grid/row-updates', title: 'Row updates', planned: true },
          { pathname: '/x/react-data-grid/row-height', title: 'Row height', planned: true },
          { pathname: '/x/react-data-grid/row-spanning', title: 'Row spanning 🚧', planned: true },
          {
            pathname: '/x/react-data-grid/master-detail',
            title: 'Master detail',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/row-ordering',
            title: 'Row ordering',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/row-pinning',
            title: 'Row pinning',
            planned: true,
            plan: 'pro',
          },
          { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes', planned: true },
        ],
      },
      { pathname: '/x/react-data-grid/editing', title: 'Editing', planned: true },
      {
        pathname: '/x/react-data-grid/clipboard',
        title: 'Copy and paste',
        planned: true,
        newFeature: true,
      },
      { pathname: '/x/react-data-grid/performance', title: 'Performance', planned: true },
      {
        pathname: '/x/react-data-grid-group-pivot',
        title: 'Group & Pivot',
        children: [
          {
            pathname: '/x/react-data-grid/tree-data',
            title: 'Tree data',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/row-grouping',
            title: 'Row grouping',
            planned: true,
            plan: 'premium',
          },
          {
            pathname: '/x/react-data-grid/aggregation',
            title: 'Aggregation',
            planned: true,
            plan: 'premium',
          },
          {
            pathname: '/x/react-data-grid/pivoting',
            title: 'Pivoting 🚧',
            planned: true,
            plan: 'premium',
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/recipes',
        title: 'Recipes',
        children: [
          { pathname: '/x/react-data-grid/recipes-editing', title: 'Editing', planned: true },
          {
            pathname: '/x/react-data-grid/recipes-row-grouping',
            title: 'Row grouping',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/api/data-grid-group',
        title: 'API Reference',
        children: [
          { pathname: '/x/api/data-grid', title: 'Index' },
          {
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
                pathname: '/x/api/data-grid/grid-aggregation-function',
                title: 'GridAggregationFunction',
                planned: true,
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
                pathname: '/x/api/data-grid/grid-excel-export-options',
                title: 'GridExcelExportOptions',
                planned: true,
              },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/migration-group',
    title: 'Test: Migration',
    children: [
      {
        pathname: '/x/migration-v6',
        title: 'Upgrade to v6',
        subheader: 'Upgrade to v6',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v5',
            title: 'Breaking changes: Data Grid',
            planned: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v5',
            title: 'Breaking changes: Date and Time Pickers',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/migration-earlier',
        title: 'Earlier versions',
        subheader: 'Earlier versions',
        children: [
          {
            pathname: '/x/migration/migration-pickers-lab',
            title: 'Migration from lab to v5 (Date and Time Pickers)',
            planned: true,
          },
          {
            pathname: '/x/migration/migration-data-grid-v4',
            title: 'Migration from v4 to v5 (Data Grid)',
            planned: true,
          },
        ],
      },
    ],
  },
] satisfies readonly PageTreeItem[];
