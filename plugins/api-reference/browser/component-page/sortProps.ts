/** The sort orders of props. The first is the default. */
export const SORT_ORDERS = ['required', 'name', 'deprecated'] as const;
export type SortOrder = (typeof SORT_ORDERS)[number];

interface Sortable {
  name: string;
  required: boolean;
  /** Any value other than undefined means deprecated. */
  deprecated?: unknown;
}

const byName = (a: Sortable, b: Sortable) => a.name.localeCompare(b.name, 'en');

const COMPARE: Record<SortOrder, (a: Sortable, b: Sortable) => number> = {
  required: (a, b) => Number(b.required) - Number(a.required) || byName(a, b),
  name: byName,
  deprecated: (a, b) =>
    Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined) || byName(a, b),
};

/** Returns the props in the given order; equal ones are sorted by name. */
export function sortProps<Prop extends Sortable>(props: readonly Prop[], order: SortOrder): Prop[] {
  return [...props].sort(COMPARE[order]);
}
