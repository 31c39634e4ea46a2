import { translate } from '@docusaurus/Translate';
import type { SortOrder } from './sortProps';
import type { View } from './views';

/** Returns the name of the view menu. */
export function viewMenuLabel(): string {
  return translate({
    id: 'api.view.menu',
    message: 'View',
    description: 'Button of a menu on an API page; the chosen layout follows after a colon',
  });
}

/** Returns the names of the section layouts in the reader's language. */
export function viewLabels(): Record<View, string> {
  return {
    table: translate({
      id: 'api.view.table',
      message: 'Table',
      description: 'Layout of a section of an API page',
    }),
    expanded: translate({
      id: 'api.view.expanded',
      message: 'Expanded list',
      description: 'Layout of a section of an API page',
    }),
    collapsed: translate({
      id: 'api.view.collapsed',
      message: 'Collapsed list',
      description: 'Layout of a section of an API page',
    }),
  };
}

/** Returns the name of the sort menu. */
export function sortMenuLabel(): string {
  return translate({
    id: 'api.sort.menu',
    message: 'Sort',
    description: 'Button of a menu on an API page; the chosen order of props follows after a colon',
  });
}

/** Returns the names of the sort orders in the reader's language. */
export function sortLabels(): Record<SortOrder, string> {
  return {
    required: translate({
      id: 'api.sort.required',
      message: 'Required first',
      description: 'Order of the props on an API page',
    }),
    name: translate({
      id: 'api.sort.name',
      message: 'By name',
      description: 'Order of the props on an API page',
    }),
    deprecated: translate({
      id: 'api.sort.deprecated',
      message: 'Deprecated last',
      description: 'Order of the props on an API page',
    }),
  };
}

/** Returns the labels of a row's toggle button in the reader's language. The row's name is appended. */
export function rowToggleLabels(): { expand: string; collapse: string } {
  return {
    expand: translate({
      id: 'api.row.expand',
      message: 'Expand',
      description: 'Button that shows the details of a prop, slot or class',
    }),
    collapse: translate({
      id: 'api.row.collapse',
      message: 'Collapse',
      description: 'Button that hides the details of a prop, slot or class',
    }),
  };
}
