import type { PageTreeItem } from '../../../src/site/navigation/types';

/** The "Charts" section in the page tree of MUI X. */
export const charts = {
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
} satisfies PageTreeItem;
