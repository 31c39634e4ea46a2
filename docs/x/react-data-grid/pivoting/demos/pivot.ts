type PivotedRow = { id: string; sum: number } & Record<string, string | number>;

/**
 * Adds up a number of all items that share two values: one of them names the row, the other the column.
 *
 * @returns the names of the columns, sorted, and one row for each value of `rowField`
 */
export function pivot<Item extends Record<NumberField, number>, NumberField extends keyof Item>(
  items: readonly Item[],
  rowField: keyof Item,
  columnField: keyof Item,
  numberField: NumberField,
): { names: string[]; rows: PivotedRow[] } {
  const rows = new Map<string, PivotedRow>();
  const names = new Set<string>();
  for (const item of items) {
    const id = String(item[rowField]);
    const name = String(item[columnField]);
    const row = rows.get(id) ?? { id, sum: 0 };
    rows.set(id, {
      ...row,
      [name]: Number(row[name] ?? 0) + item[numberField],
      sum: row.sum + item[numberField],
    });
    names.add(name);
  }
  return { names: [...names].sort(), rows: [...rows.values()] };
}
