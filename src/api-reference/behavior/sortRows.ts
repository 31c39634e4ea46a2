import { SORT_ORDERS, sortProps } from '../component-page/sortProps';

/** Returns what a row is sorted by, from its data attributes. */
function sortable(row: HTMLElement) {
  const { name = '', required, deprecated } = row.dataset;
  return { row, name, required: required !== undefined, deprecated };
}

/** Sorts the rows of a table; an unknown order changes nothing. */
export function sortRows(table: HTMLTableElement | null, order: string): void {
  const known = SORT_ORDERS.find((candidate) => candidate === order);
  const body = table?.tBodies[0];
  if (known && body) {
    const rows = [...body.rows].map(sortable);
    body.append(...sortProps(rows, known).map(({ row }) => row));
  }
}
