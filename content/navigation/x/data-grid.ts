import type { PageTreeItem } from '@component-docs/page-tree/shared/types';
import { dataGridApi } from './data-grid-api';

/** The "Data Grid" section in the page tree of MUI X. */
export const dataGrid = {
  pathname: '/x/react-data-grid-group',
  title: 'Data Grid',
  children: [
    { pathname: '/x/react-data-grid', title: 'Overview' },
    { pathname: '/x/react-data-grid/demo', title: 'Demo' },
    { pathname: '/x/react-data-grid/getting-started', title: 'Getting started' },
    { pathname: '/x/react-data-grid/layout', title: 'Layout' },
    {
      pathname: '/x/react-data-grid/columns',
      title: 'Columns',
      children: [
        {
          pathname: '/x/react-data-grid/column-definition',
          title: 'Column definition',
        },
        {
          pathname: '/x/react-data-grid/column-dimensions',
          title: 'Column dimensions',
        },
        {
          pathname: '/x/react-data-grid/column-visibility',
          title: 'Column visibility',
        },
        { pathname: '/x/react-data-grid/custom-columns', title: 'Custom columns' },
        { pathname: '/x/react-data-grid/column-header', title: 'Column header' },
        { pathname: '/x/react-data-grid/column-menu', title: 'Column menu' },
        {
          pathname: '/x/react-data-grid/column-spanning',
          title: 'Column spanning',
        },
        { pathname: '/x/react-data-grid/column-groups', title: 'Column groups' },
        {
          pathname: '/x/react-data-grid/column-ordering',
          title: 'Column ordering',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/column-pinning',
          title: 'Column pinning',
          plan: 'pro',
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/rows',
      title: 'Rows',
      children: [
        { pathname: '/x/react-data-grid/row-definition', title: 'Row definition' },
        { pathname: '/x/react-data-grid/row-updates', title: 'Row updates' },
        { pathname: '/x/react-data-grid/row-height', title: 'Row height' },
        {
          pathname: '/x/react-data-grid/row-spanning',
          title: 'Row spanning',
          newFeature: true,
        },
        {
          pathname: '/x/react-data-grid/master-detail',
          title: 'Master detail',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/row-ordering',
          title: 'Row ordering',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/row-pinning',
          title: 'Row pinning',
          plan: 'pro',
        },
        { pathname: '/x/react-data-grid/row-recipes', title: 'Recipes' },
      ],
    },
    { pathname: '/x/react-data-grid/editing', title: 'Editing' },
    { pathname: '/x/react-data-grid/sorting', title: 'Sorting' },
    {
      pathname: '/x/react-data-grid/filtering-group',
      title: 'Filtering',
      children: [
        { pathname: '/x/react-data-grid/filtering', title: 'Overview' },
        {
          pathname: '/x/react-data-grid/filtering/customization',
          title: 'Customization',
        },
        {
          pathname: '/x/react-data-grid/filtering/quick-filter',
          title: 'Quick filter',
        },
        {
          pathname: '/x/react-data-grid/filtering/server-side',
          title: 'Server-side filter',
        },
        {
          pathname: '/x/react-data-grid/filtering/multi-filters',
          title: 'Multi filters',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/filtering/header-filters',
          title: 'Header filters',
          newFeature: true,
          plan: 'pro',
        },
        { pathname: '/x/react-data-grid/filtering-recipes', title: 'Recipes' },
      ],
    },
    { pathname: '/x/react-data-grid/pagination', title: 'Pagination' },
    {
      pathname: '/x/react-data-grid/selection',
      title: 'Selection',
      children: [
        { pathname: '/x/react-data-grid/row-selection', title: 'Row selection' },
        {
          pathname: '/x/react-data-grid/cell-selection',
          title: 'Cell selection',
          newFeature: true,
          plan: 'premium',
        },
      ],
    },
    { pathname: '/x/react-data-grid/export', title: 'Export' },
    {
      pathname: '/x/react-data-grid/clipboard',
      title: 'Copy and paste',
      newFeature: true,
    },
    { pathname: '/x/react-data-grid/overlays', title: 'Overlays' },
    { pathname: '/x/react-data-grid/components', title: 'Custom subcomponents' },
    {
      pathname: '/x/react-data-grid/style-group',
      title: 'Style',
      children: [
        { pathname: '/x/react-data-grid/style', title: 'Overview' },
        { pathname: '/x/react-data-grid/style-recipes', title: 'Recipes' },
      ],
    },
    { pathname: '/x/react-data-grid/localization', title: 'Localization' },
    { pathname: '/x/react-data-grid/scrolling', title: 'Scrolling' },
    { pathname: '/x/react-data-grid/virtualization', title: 'Virtualization' },
    { pathname: '/x/react-data-grid/accessibility', title: 'Accessibility' },
    { pathname: '/x/react-data-grid/performance', title: 'Performance' },
    { pathname: '/x/react-data-grid/tree-data', title: 'Tree data', plan: 'pro' },
    {
      pathname: '/x/react-data-grid/row-grouping',
      title: 'Row grouping',
      plan: 'premium',
    },
    {
      pathname: '/x/react-data-grid/aggregation',
      title: 'Aggregation',
      plan: 'premium',
    },
    {
      pathname: '/x/react-data-grid/pivoting',
      title: 'Pivoting',
      plan: 'premium',
    },
    {
      pathname: '/x/react-data-grid/server-side-data-group',
      title: 'Server-side data',
      plan: 'pro',
      children: [
        { pathname: '/x/react-data-grid/server-side-data', title: 'Overview' },
        {
          pathname: '/x/react-data-grid/server-side-data/tree-data',
          title: 'Tree data',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/server-side-data/lazy-loading',
          title: 'Lazy loading',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/server-side-data/infinite-loading',
          title: 'Infinite loading',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/server-side-data/row-grouping',
          title: 'Row grouping',
          plan: 'pro',
        },
        {
          pathname: '/x/react-data-grid/server-side-data/aggregation',
          title: 'Aggregation',
          plan: 'premium',
        },
      ],
    },
    {
      pathname: '/x/react-data-grid/custom-behavior',
      title: 'Custom behavior',
      children: [
        { pathname: '/x/react-data-grid/api-object', title: 'API object' },
        { pathname: '/x/react-data-grid/events', title: 'Events' },
        { pathname: '/x/react-data-grid/state', title: 'State' },
      ],
    },
    {
      pathname: '/x/react-data-grid/recipes',
      title: 'Recipes',
      children: [
        { pathname: '/x/react-data-grid/recipes-editing', title: 'Editing' },
        {
          pathname: '/x/react-data-grid/recipes-row-grouping',
          title: 'Row grouping',
          plan: 'premium',
        },
      ],
    },
    dataGridApi,
    { pathname: '/x/api-changes', title: 'API changes' },
    { pathname: '/x/react-data-grid/faq', title: 'FAQ' },
  ],
} satisfies PageTreeItem;
