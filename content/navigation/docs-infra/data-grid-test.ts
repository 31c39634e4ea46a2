import type { PageTreeItem } from '../../../src/site/navigation/types';
import { dataGridInterfaces } from '../x/data-grid-interfaces';

/** The "Test: Data Grid e2e" section in the page tree of the docs-infra manual. */
export const dataGridTest = {
  pathname: '/x/react-data-grid-group',
  title: 'Test: Data Grid e2e',
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
        { pathname: '/x/react-data-grid/row-spanning', title: 'Row spanning 🚧' },
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
    {
      pathname: '/x/react-data-grid/clipboard',
      title: 'Copy and paste',
      newFeature: true,
    },
    { pathname: '/x/react-data-grid/performance', title: 'Performance' },
    {
      pathname: '/x/react-data-grid-group-pivot',
      title: 'Group & Pivot',
      children: [
        {
          pathname: '/x/react-data-grid/tree-data',
          title: 'Tree data',
          plan: 'pro',
        },
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
          title: 'Pivoting 🚧',
          plan: 'premium',
        },
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
        },
      ],
    },
    {
      pathname: '/x/api/data-grid-group',
      title: 'API Reference',
      children: [{ pathname: '/x/api/data-grid', title: 'Index' }, dataGridInterfaces],
    },
  ],
} satisfies PageTreeItem;
