import { hueOf } from '../hue';
import type { Product } from '@component-docs/kit/shared/site/types';

export const x = {
  id: 'x',
  basePath: 'x',
  group: 'x',
  name: 'MUI X',
  landing: '/x/introduction',
  packageName: '@mui/x-data-grid',
  apiPackages: ['@mui/x-data-grid'],
  apiFolder: 'api/data-grid',
  hasPlaygrounds: true,
  demoTheme: 'material-ui',
  hue: hueOf('success', 800),
  officialSite: 'https://v7.mui.com',
  symbols: {
    '@mui/x-data-grid': {
      interfaces: [
        'GridActionsColDef',
        'GridApi',
        'GridCellParams',
        'GridColDef',
        'GridCsvExportOptions',
        'GridExportStateParams',
        'GridFilterItem',
        'GridFilterModel',
        'GridFilterOperator',
        'GridPrintExportOptions',
        'GridRowClassNameParams',
        'GridRowParams',
        'GridRowSpacingParams',
        'GridSingleSelectColDef',
      ],
    },
  },
  partPaths: [
    ['^/x/api/(data-grid|date-pickers|charts)(?:/.*)?$', 'x-$1'],
    ['^/x/react-([^/]+).*', 'x-$1'],
  ],
  measuringPackages: ['@mui/x-data-grid'],
  parts: [
    {
      id: 'x-data-grid',
      name: 'Data Grid',
      otherNames: ['数据表格'],
      landing: '/x/react-data-grid',
      packageName: '@mui/x-data-grid',
      olderSites: {
        v6: '/x/react-data-grid/',
        v5: '/x/react-data-grid/',
        v4: '/components/data-grid/',
      },
    },
    {
      id: 'x-date-pickers',
      name: 'Date and Time Pickers',
      otherNames: ['Date Picker', '日期选择器'],
      landing: '/x/react-date-pickers',
      packageName: '@mui/x-date-pickers',
      olderSites: {
        v6: '/x/react-date-pickers/',
        v5: '/x/react-date-pickers/',
        v4: '/components/pickers/',
      },
    },
    {
      id: 'x-charts',
      name: 'Charts',
      otherNames: ['图表'],
      landing: '/x/react-charts',
      packageName: '@mui/x-charts',
      olderSites: { v6: '/x/react-charts/' },
    },
    {
      id: 'x-tree-view',
      name: 'Tree View',
      landing: '/x/react-tree-view',
      packageName: '@mui/x-tree-view',
      olderSites: { v6: '/x/react-tree-view/' },
    },
  ],
} as const satisfies Product;
