import type { PageTreeItem } from '../../../src/site/navigation/types';
import { dataGridInterfaces } from '../x/data-grid-interfaces';

/** The "Test: Data Grid e2e" section in the page tree of the docs-infra manual. */
export const dataGridTest = {
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
      children: [{ pathname: '/x/api/data-grid', title: 'Index' }, dataGridInterfaces],
    },
  ],
} satisfies PageTreeItem;
