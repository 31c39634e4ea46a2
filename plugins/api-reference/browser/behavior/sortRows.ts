import { SORT_ORDERS, sortProps } from '../component-page/sortProps';

/** Returns what a row, in a group of its own, is sorted by, from its data attributes. */
function sortable(group: HTMLTableSectionElement) {
  const { name = '', required, deprecated } = group.rows[0]?.dataset ?? {};
  return { group, name, required: required !== undefined, deprecated };
}

/** Sorts the rows of a table; an unknown order changes nothing. */
export function sortRows(table: HTMLTableElement | null, order: string): void {
  const known = SORT_ORDERS.find((candidate) => candidate === order);
  if (known && table) {
    const groups = [...table.tBodies].map(sortable);
    table.append(...sortProps(groups, known).map(({ group }) => group));
  }
}
