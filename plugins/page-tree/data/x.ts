import type { PageTreeItem } from '../../../src/navigation/types';

/** The page tree of MUI X. */
export const x = [
  { pathname: 'https://mui.com/x/whats-new/', title: "What's new in MUI X" },
  {
    pathname: '/x/introduction-group',
    title: 'Introduction',
    children: [
      { pathname: '/x/introduction', title: 'Overview' },
      { pathname: '/x/introduction/installation', title: 'Installation' },
      { pathname: '/x/introduction/licensing', title: 'Licensing', planned: true },
      { pathname: '/x/introduction/support', title: 'Support', planned: true },
      { pathname: '/x/introduction/roadmap', title: 'Roadmap', planned: true },
    ],
  },
  {
    pathname: '/x/common-features-group',
    title: 'Common concepts',
    children: [
      {
        pathname: '/x/common-concepts/custom-components',
        title: 'Custom subcomponents',
        planned: true,
      },
    ],
  },
  {
    pathname: '/x/react-data-grid-group',
    title: 'Data Grid',
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
          { pathname: '/x/react-data-grid/custom-columns', title: 'Custom columns', planned: true },
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
          {
            pathname: '/x/react-data-grid/row-spanning',
            title: 'Row spanning',
            planned: true,
            newFeature: true,
          },
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
      { pathname: '/x/react-data-grid/sorting', title: 'Sorting', planned: true },
      {
        pathname: '/x/react-data-grid/filtering-group',
        title: 'Filtering',
        children: [
          { pathname: '/x/react-data-grid/filtering', title: 'Overview', planned: true },
          {
            pathname: '/x/react-data-grid/filtering/customization',
            title: 'Customization',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/filtering/quick-filter',
            title: 'Quick filter',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/filtering/server-side',
            title: 'Server-side filter',
            planned: true,
          },
          {
            pathname: '/x/react-data-grid/filtering/multi-filters',
            title: 'Multi filters',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/filtering/header-filters',
            title: 'Header filters',
            planned: true,
            newFeature: true,
            plan: 'pro',
          },
          { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes', planned: true },
        ],
      },
      { pathname: '/x/react-data-grid/pagination', title: 'Pagination', planned: true },
      {
        pathname: '/x/react-data-grid/selection',
        title: 'Selection',
        children: [
          { pathname: '/x/react-data-grid/row-selection', title: 'Row selection', planned: true },
          {
            pathname: '/x/react-data-grid/cell-selection',
            title: 'Cell selection',
            planned: true,
            newFeature: true,
            plan: 'premium',
          },
        ],
      },
      { pathname: '/x/react-data-grid/export', title: 'Export', planned: true },
      {
        pathname: '/x/react-data-grid/clipboard',
        title: 'Copy and paste',
        planned: true,
        newFeature: true,
      },
      { pathname: '/x/react-data-grid/overlays', title: 'Overlays', planned: true },
      { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents', planned: true },
      {
        pathname: '/x/react-data-grid/style-group',
        title: 'Style',
        children: [
          { pathname: '/x/react-data-grid/style', title: 'Overview', planned: true },
          { pathname: '/x/react-data-grid/style-recipes', title: 'Recipes', planned: true },
        ],
      },
      { pathname: '/x/react-data-grid/localization', title: 'Localization', planned: true },
      { pathname: '/x/react-data-grid/scrolling', title: 'Scrolling', planned: true },
      { pathname: '/x/react-data-grid/virtualization', title: 'Virtualization', planned: true },
      { pathname: '/x/react-data-grid/accessibility', title: 'Accessibility', planned: true },
      { pathname: '/x/react-data-grid/performance', title: 'Performance', planned: true },
      { pathname: '/x/react-data-grid/tree-data', title: 'Tree data', planned: true, plan: 'pro' },
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
        title: 'Pivoting',
        planned: true,
        plan: 'premium',
      },
      {
        pathname: '/x/react-data-grid/server-side-data-group',
        title: 'Server-side data',
        plan: 'pro',
        children: [
          { pathname: '/x/react-data-grid/server-side-data', title: 'Overview', planned: true },
          {
            pathname: '/x/react-data-grid/server-side-data/tree-data',
            title: 'Tree data',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/server-side-data/lazy-loading',
            title: 'Lazy loading',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/server-side-data/infinite-loading',
            title: 'Infinite loading',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/server-side-data/row-grouping',
            title: 'Row grouping',
            planned: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-data-grid/server-side-data/aggregation',
            title: 'Aggregation',
            planned: true,
            plan: 'premium',
          },
        ],
      },
      {
        pathname: '/x/react-data-grid/custom-behavior',
        title: 'Custom behavior',
        children: [
          { pathname: '/x/react-data-grid/api-object', title: 'API object', planned: true },
          { pathname: '/x/react-data-grid/events', title: 'Events', planned: true },
          { pathname: '/x/react-data-grid/state', title: 'State', planned: true },
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
            plan: 'premium',
          },
        ],
      },
      {
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
                pathname: 'https://mui.com/x/api/data-grid/data-grid-premium/',
                title: 'DataGridPremium',
                plan: 'premium',
              },
              {
                pathname: 'https://mui.com/x/api/data-grid/data-grid-pro/',
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
                pathname: 'https://mui.com/x/api/data-grid/grid-aggregation-function/',
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
                pathname: 'https://mui.com/x/api/data-grid/grid-excel-export-options/',
                title: 'GridExcelExportOptions',
                plan: 'premium',
              },
            ],
          },
        ],
      },
      { pathname: '/x/api-changes', title: 'API changes', newFeature: true },
      { pathname: '/x/react-data-grid/faq', title: 'FAQ', planned: true },
    ],
  },
  {
    pathname: '/x/react-date-pickers-group',
    title: 'Date and Time Pickers',
    children: [
      { pathname: '/x/react-date-pickers', title: 'Overview', planned: true },
      {
        pathname: '/x/react-date-pickers/getting-started',
        title: 'Getting started',
        planned: true,
      },
      { pathname: '/x/react-date-pickers/base-concepts', title: 'Base concepts', planned: true },
      { pathname: '/x/react-date-pickers/accessibility', title: 'Accessibility', planned: true },
      { pathname: '/x/react-date-pickers/faq', title: 'FAQ', planned: true },
      {
        pathname: '/x/react-date-pickers-components',
        title: 'Components',
        subheader: 'Components',
        children: [
          {
            pathname: '/x/react-date-pickers/date-pickers',
            title: 'Date components',
            children: [
              {
                pathname: '/x/react-date-pickers/date-picker',
                title: 'Date Picker',
                planned: true,
              },
              { pathname: '/x/react-date-pickers/date-field', title: 'Date Field', planned: true },
              {
                pathname: '/x/react-date-pickers/date-calendar',
                title: 'Date Calendar',
                planned: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-pickers',
            title: 'Time components',
            children: [
              {
                pathname: '/x/react-date-pickers/time-picker',
                title: 'Time Picker',
                planned: true,
              },
              { pathname: '/x/react-date-pickers/time-field', title: 'Time Field', planned: true },
              { pathname: '/x/react-date-pickers/time-clock', title: 'Time Clock', planned: true },
              {
                pathname: '/x/react-date-pickers/digital-clock',
                title: 'Digital Clock',
                planned: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-pickers',
            title: 'Date Time components',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-picker',
                title: 'Date Time Picker',
                planned: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-field',
                title: 'Date Time Field',
                planned: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-range-pickers',
            title: 'Date Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-range-picker',
                title: 'Date Range Picker',
                planned: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-field',
                title: 'Date Range Field',
                planned: true,
              },
              {
                pathname: '/x/react-date-pickers/date-range-calendar',
                title: 'Date Range Calendar',
                planned: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/time-range-pickers',
            title: 'Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/time-range-picker',
                title: 'Time Range Picker',
                planned: true,
              },
              {
                pathname: '/x/react-date-pickers/time-range-field',
                title: 'Time Range Field',
                planned: true,
              },
            ],
          },
          {
            pathname: '/x/react-date-pickers/date-time-range-pickers',
            title: 'Date Time Range components',
            plan: 'pro',
            children: [
              {
                pathname: '/x/react-date-pickers/date-time-range-picker',
                title: 'Date Time Range Picker',
                planned: true,
                newFeature: true,
              },
              {
                pathname: '/x/react-date-pickers/date-time-range-field',
                title: 'Date Time Range Field',
                planned: true,
              },
            ],
          },
          { pathname: '/x/react-date-pickers/fields', title: 'Field components', planned: true },
          {
            pathname: '/x/api/date-pickers-group',
            title: 'API reference',
            apiPages: '/x/api/date-pickers/',
            children: [{ pathname: '/x/api/date-pickers', title: 'Index', planned: true }],
          },
        ],
      },
      {
        pathname: '/x/react-date-pickers/common-features',
        title: 'Common features',
        subheader: 'Common features',
        children: [
          { pathname: '/x/react-date-pickers/validation', title: 'Validation', planned: true },
          {
            pathname: '/x/react-date-pickers/lifecycle',
            title: 'Components lifecycle',
            planned: true,
          },
          { pathname: '/x/react-date-pickers/shortcuts', title: 'Shortcuts', planned: true },
        ],
      },
      {
        pathname: '/x/react-date-pickers/localization-group',
        title: 'Localization',
        subheader: 'Localization',
        children: [
          {
            pathname: '/x/react-date-pickers/localization',
            title: 'Translated components',
            planned: true,
          },
          {
            pathname: '/x/react-date-pickers/adapters-locale',
            title: 'Date format and localization',
            planned: true,
          },
          { pathname: '/x/react-date-pickers/timezone', title: 'UTC and timezones', planned: true },
          {
            pathname: '/x/react-date-pickers/calendar-systems',
            title: 'Calendar systems',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/react-date-pickers/visual-customization',
        title: 'Visual customization',
        subheader: 'Visual customization',
        children: [
          {
            pathname: '/x/react-date-pickers/custom-components',
            title: 'Custom subcomponents',
            planned: true,
          },
          {
            pathname: '/x/react-date-pickers/custom-layout',
            title: 'Custom layout',
            planned: true,
          },
          { pathname: '/x/react-date-pickers/custom-field', title: 'Custom field', planned: true },
          {
            pathname: '/x/react-date-pickers/custom-opening-button',
            title: 'Custom opening button',
            planned: true,
          },
          {
            pathname: '/x/react-date-pickers/playground',
            title: 'Customization playground',
            planned: true,
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-charts-group',
    title: 'Charts',
    newFeature: true,
    children: [
      { pathname: '/x/react-charts', title: 'Overview', planned: true },
      { pathname: '/x/react-charts/getting-started', title: 'Getting started', planned: true },
      {
        pathname: '/x/react-charts-available',
        title: 'Available components',
        subheader: 'Available components',
        children: [
          {
            pathname: '/x/react-charts-bars',
            title: 'Bars',
            children: [
              { pathname: '/x/react-charts/bars', title: 'Bars overview', planned: true },
              { pathname: '/x/react-charts/bar-demo', title: 'Demos', planned: true },
            ],
          },
          {
            pathname: '/x/react-charts-lines',
            title: 'Lines',
            children: [
              { pathname: '/x/react-charts/lines', title: 'Lines overview', planned: true },
              { pathname: '/x/react-charts/line-demo', title: 'Lines demo', planned: true },
              { pathname: '/x/react-charts/areas-demo', title: 'Area demo', planned: true },
            ],
          },
          {
            pathname: '/x/react-charts-pie',
            title: 'Pie',
            children: [
              { pathname: '/x/react-charts/pie', title: 'Pie overview', planned: true },
              { pathname: '/x/react-charts/pie-demo', title: 'Demo', planned: true },
            ],
          },
          {
            pathname: '/x/react-charts-scatter',
            title: 'Scatter',
            children: [
              { pathname: '/x/react-charts/scatter', title: 'Scatter overview', planned: true },
              { pathname: '/x/react-charts/scatter-demo', title: 'Demo', planned: true },
            ],
          },
          { pathname: '/x/react-charts/sparkline', title: 'Sparkline', planned: true },
          { pathname: '/x/react-charts/gauge', title: 'Gauge', planned: true },
          {
            pathname: '/x/react-charts/heatmap',
            title: 'Heatmap',
            planned: true,
            unstable: true,
            plan: 'pro',
          },
          {
            pathname: '/x/react-charts/common-features',
            title: 'Common features',
            subheader: 'Common features',
            children: [
              { pathname: '/x/react-charts/axis', title: 'Axis', planned: true },
              { pathname: '/x/react-charts/components', title: 'Custom components', planned: true },
              { pathname: '/x/react-charts/composition', title: 'Composition', planned: true },
              { pathname: '/x/react-charts/label', title: 'Label', planned: true },
              { pathname: '/x/react-charts/legend', title: 'Legend', planned: true },
              { pathname: '/x/react-charts/stacking', title: 'Stacking', planned: true },
              { pathname: '/x/react-charts/styling', title: 'Styling', planned: true },
              { pathname: '/x/react-charts/tooltip', title: 'Tooltip', planned: true },
              { pathname: '/x/react-charts/highlighting', title: 'Highlighting', planned: true },
              {
                pathname: '/x/react-charts/zoom-and-pan',
                title: 'Zoom and pan',
                planned: true,
                unstable: true,
                plan: 'pro',
              },
            ],
          },
          {
            pathname: '/x/api/charts-group',
            title: 'API reference',
            apiPages: '/x/api/charts/',
            children: [
              {
                pathname: '/x/api/charts-interfaces-group',
                title: 'Interfaces',
                subheader: 'Interfaces',
                children: [
                  { pathname: '/x/api/charts/axis-config', title: 'AxisConfig', planned: true },
                  {
                    pathname: '/x/api/charts/bar-series-type',
                    title: 'BarSeriesType',
                    planned: true,
                  },
                  {
                    pathname: '/x/api/charts/line-series-type',
                    title: 'LineSeriesType',
                    planned: true,
                  },
                  {
                    pathname: '/x/api/charts/pie-series-type',
                    title: 'PieSeriesType',
                    planned: true,
                  },
                  {
                    pathname: '/x/api/charts/scatter-series-type',
                    title: 'ScatterSeriesType',
                    planned: true,
                  },
                ],
              },
            ],
          },
          {
            pathname: '/x/react-charts-future',
            title: 'Future components',
            subheader: 'Future components',
            children: [
              { pathname: '/x/react-charts/radar', title: 'Radar', planned: true },
              { pathname: '/x/react-charts/treemap', title: 'Treemap', planned: true },
              { pathname: '/x/react-charts/funnel', title: 'Funnel', planned: true, plan: 'pro' },
              { pathname: '/x/react-charts/sankey', title: 'Sankey', planned: true, plan: 'pro' },
              { pathname: '/x/react-charts/gantt', title: 'Gantt', planned: true, plan: 'pro' },
            ],
          },
        ],
      },
    ],
  },
  {
    pathname: '/x/react-tree-view-group',
    title: 'Tree View',
    newFeature: true,
    children: [
      { pathname: '/x/react-tree-view', title: 'Overview', planned: true },
      { pathname: '/x/react-tree-view/getting-started', title: 'Getting started', planned: true },
      {
        pathname: '/x/react-tree-view/simple-tree-view',
        title: 'Simple Tree View',
        subheader: 'Simple Tree View',
        children: [
          { pathname: '/x/react-tree-view/simple-tree-view/items', title: 'Items', planned: true },
          {
            pathname: '/x/react-tree-view/simple-tree-view/selection',
            title: 'Selection',
            planned: true,
          },
          {
            pathname: '/x/react-tree-view/simple-tree-view/expansion',
            title: 'Expansion',
            planned: true,
          },
          {
            pathname: '/x/react-tree-view/simple-tree-view/customization',
            title: 'Customization',
            planned: true,
          },
          { pathname: '/x/react-tree-view/simple-tree-view/focus', title: 'Focus', planned: true },
        ],
      },
      {
        pathname: '/x/react-tree-view/rich-tree-view',
        title: 'Rich Tree View',
        subheader: 'Rich Tree View',
        children: [
          { pathname: '/x/react-tree-view/rich-tree-view/items', title: 'Items', planned: true },
          {
            pathname: '/x/react-tree-view/rich-tree-view/selection',
            title: 'Selection',
            planned: true,
          },
          {
            pathname: '/x/react-tree-view/rich-tree-view/expansion',
            title: 'Expansion',
            planned: true,
          },
          {
            pathname: '/x/react-tree-view/rich-tree-view/customization',
            title: 'Customization',
            planned: true,
          },
          { pathname: '/x/react-tree-view/rich-tree-view/focus', title: 'Focus', planned: true },
          {
            pathname: '/x/react-tree-view/rich-tree-view/editing',
            title: 'Editing',
            planned: true,
          },
          {
            pathname: '/x/react-tree-view/rich-tree-view/ordering',
            title: 'Ordering',
            planned: true,
            plan: 'pro',
          },
        ],
      },
      {
        pathname: '/x/react-tree-view/common-features',
        title: 'Common features',
        subheader: 'Common features',
        children: [
          { pathname: '/x/react-tree-view/accessibility', title: 'Accessibility', planned: true },
          {
            pathname: '/x/react-tree-view/tree-item-customization',
            title: 'Item customization',
            planned: true,
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
  },
  {
    pathname: '/x/migration-group',
    title: 'Migration',
    children: [
      {
        pathname: '/x/migration-v7',
        title: 'Upgrade to v7',
        subheader: 'Upgrade to v7',
        children: [
          {
            pathname: '/x/migration/migration-data-grid-v6',
            title: 'Breaking changes: Data Grid',
            planned: true,
          },
          {
            pathname: '/x/migration/migration-pickers-v6',
            title: 'Breaking changes: Date and Time Pickers',
            planned: true,
          },
          {
            pathname: '/x/migration/migration-tree-view-v6',
            title: 'Breaking changes: Tree View',
            planned: true,
          },
          {
            pathname: '/x/migration/migration-charts-v6',
            title: 'Breaking changes: Charts',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/migration-v6',
        title: 'Upgrade to v6',
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
          {
            pathname: '/x/migration/migration-tree-view-lab',
            title: 'Migration from lab to v6 (Tree View)',
            planned: true,
          },
        ],
      },
      {
        pathname: '/x/migration-earlier',
        title: 'Earlier versions',
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
