import type { PageTreeItem } from '@component-docs/page-tree/shared/types';

/** The "Charts" section in the page tree of MUI X. */
export const charts = {
  pathname: '/x/react-charts-group',
  title: 'Charts',
  children: [
    { pathname: '/x/react-charts', title: 'Overview' },
    { pathname: '/x/react-charts/getting-started', title: 'Getting started' },
    {
      pathname: '/x/react-charts-available',
      title: 'Available components',
      subheader: 'Available components',
      children: [
        {
          pathname: '/x/react-charts-bars',
          title: 'Bars',
          children: [
            { pathname: '/x/react-charts/bars', title: 'Bars overview' },
            { pathname: '/x/react-charts/bar-demo', title: 'Demos' },
          ],
        },
        {
          pathname: '/x/react-charts-lines',
          title: 'Lines',
          children: [
            { pathname: '/x/react-charts/lines', title: 'Lines overview' },
            { pathname: '/x/react-charts/line-demo', title: 'Lines demo' },
            { pathname: '/x/react-charts/areas-demo', title: 'Area demo' },
          ],
        },
        {
          pathname: '/x/react-charts-pie',
          title: 'Pie',
          children: [
            { pathname: '/x/react-charts/pie', title: 'Pie overview' },
            { pathname: '/x/react-charts/pie-demo', title: 'Demo' },
          ],
        },
        {
          pathname: '/x/react-charts-scatter',
          title: 'Scatter',
          children: [
            { pathname: '/x/react-charts/scatter', title: 'Scatter overview' },
            { pathname: '/x/react-charts/scatter-demo', title: 'Demo' },
          ],
        },
        { pathname: '/x/react-charts/sparkline', title: 'Sparkline' },
        { pathname: '/x/react-charts/gauge', title: 'Gauge' },
        {
          pathname: '/x/react-charts/heatmap',
          title: 'Heatmap',
          unstable: true,
          plan: 'pro',
        },
        {
          pathname: '/x/react-charts/common-features',
          title: 'Common features',
          subheader: 'Common features',
          children: [
            { pathname: '/x/react-charts/axis', title: 'Axis' },
            { pathname: '/x/react-charts/components', title: 'Custom components' },
            { pathname: '/x/react-charts/composition', title: 'Composition' },
            { pathname: '/x/react-charts/label', title: 'Label' },
            { pathname: '/x/react-charts/legend', title: 'Legend' },
            { pathname: '/x/react-charts/stacking', title: 'Stacking' },
            { pathname: '/x/react-charts/styling', title: 'Styling' },
            { pathname: '/x/react-charts/tooltip', title: 'Tooltip' },
            { pathname: '/x/react-charts/highlighting', title: 'Highlighting' },
            {
              pathname: '/x/react-charts/zoom-and-pan',
              title: 'Zoom and pan',
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
                { pathname: '/x/api/charts/axis-config', title: 'AxisConfig' },
                {
                  pathname: '/x/api/charts/bar-series-type',
                  title: 'BarSeriesType',
                },
                {
                  pathname: '/x/api/charts/line-series-type',
                  title: 'LineSeriesType',
                },
                {
                  pathname: '/x/api/charts/pie-series-type',
                  title: 'PieSeriesType',
                },
                {
                  pathname: '/x/api/charts/scatter-series-type',
                  title: 'ScatterSeriesType',
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
            { pathname: '/x/react-charts/radar', title: 'Radar' },
            { pathname: '/x/react-charts/treemap', title: 'Treemap' },
            { pathname: '/x/react-charts/funnel', title: 'Funnel', plan: 'pro' },
            { pathname: '/x/react-charts/sankey', title: 'Sankey', plan: 'pro' },
            { pathname: '/x/react-charts/gantt', title: 'Gantt', plan: 'pro' },
          ],
        },
      ],
    },
  ],
} satisfies PageTreeItem;
