/** The orders of props: the first is the one in which they come. */
export const SORT_ORDERS = ['required', 'name', 'deprecated'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

interface Sortable {
  name: string;
  required: boolean;
  /** Anything that is there says that it is. */
  deprecated?: unknown;
}

const byName = (a: Sortable, b: Sortable) => a.name.localeCompare(b.name, 'en');

const COMPARE: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  required: (a, b) => Number(b.required) - Number(a.required) || byName(a, b),
  name: byName,
  deprecated: (a, b) =>
    Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined) || byName(a, b),
};

/** The props in an order of the reader's choice; equals by name. */
export function sortProps<Prop extends Sortable>(props: readonly Prop[], order: SortOrder): Prop[] {
  return [...props].sort(COMPARE[order]);
}
