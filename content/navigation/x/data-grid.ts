import type { PageTreeItem } from '../../../src/site/navigation/types';
import { dataGridApi } from './data-grid-api';

/** The "Data Grid" section in the page tree of MUI X. */
export const dataGrid = {
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
    dataGridApi,
    { pathname: '/x/api-changes', title: 'API changes', newFeature: true },
    { pathname: '/x/react-data-grid/faq', title: 'FAQ', planned: true },
  ],
} satisfies PageTreeItem;
