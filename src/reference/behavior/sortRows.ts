import { SORT_ORDERS, sortProps } from '../component-page/sortProps';

/** A row's place in the orders, from what is printed on it. */
function sortable(row: HTMLElement) {
  const { name = '', required, deprecated } = row.dataset;
  return { row, name, required: required !== undefined, deprecated };
}

/** Puts the rows of the table that follows a menu into an order; an unknown one changes nothing. */
export function sortRows(table: HTMLTableElement | null, order: string): void {
  const known = SORT_ORDERS.find((candidate) => candidate === order);
  const body = table?.tBodies[0];
  if (known && body) {
    const rows = [...body.rows].map(sortable);
    body.append(...sortProps(rows, known).map(({ row }) => row));
  }
}
