import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { SCROLLER } from './markup';

/** The sort orders of props. The first is the default. */
const SORT_ORDERS = ['required', 'name', 'deprecated'] as const;
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

/** Returns the sort keys of a row, which has a group of its own, from its data attributes. */
function sortable(group: HTMLTableSectionElement) {
  const { name = '', required, deprecated } = group.rows[0]?.dataset ?? {};
  return { group, name, required: required !== undefined, deprecated };
}

/** Sorts the rows of a table, equal ones by name; an unknown order changes nothing. */
export function sortRows(table: HTMLTableElement | null, order: string): void {
  const known = SORT_ORDERS.find((candidate) => candidate === order);
  if (known && table) {
    const groups = [...table.tBodies].map(sortable);
    table.append(...groups.sort(COMPARE[known]).map(({ group }) => group));
  }
}

/** Marks a box whose table fits into it: it needn't scroll, so the table's head can be sticky. */
function markFit(scroller: HTMLElement): void {
  const table = scroller.firstElementChild;
  scroller.toggleAttribute(
    'data-fits',
    table instanceof HTMLElement && table.offsetWidth <= scroller.clientWidth,
  );
}

/**
 * Keeps the heads of a container's tables in sight while their rows scroll past. A sticky head stays in the
 * nearest box that scrolls, so only a table that is narrow enough for the page can have one.
 */
export function attachStickyHeads(container: HTMLElement, signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    entries.forEach(({ target }) => {
      const scroller = target.closest<HTMLElement>(SCROLLER);
      if (scroller) {
        markFit(scroller);
      }
    });
  });
  container.querySelectorAll(SCROLLER).forEach((scroller) => {
    observer.observe(scroller);
    if (scroller.firstElementChild) {
      observer.observe(scroller.firstElementChild);
    }
  });
  signal.addEventListener('abort', () => observer.disconnect());
}

/** On a box whose rows may be left out while they are out of view (ApiTable.module.css). */
const MARK = 'data-laid-out';

/**
 * Lets the browser leave out rows that are out of view, at the sizes that they have had: marks the boxes of a container
 * after a paint of all rows, again whenever a box gets another width, or is unfolded.
 *
 * @returns a function to be called when rows get other sizes or places
 */
export function skipRows(container: HTMLElement, signal: AbortSignal): () => void {
  const widths = new Map<Element, number>();
  let cancel = () => {};
  const drawAll = () => {
    cancel();
    widths.forEach((_, box) => box.removeAttribute(MARK));
    cancel = afterPaint(() => widths.forEach((width, box) => box.toggleAttribute(MARK, width > 0)));
  };
  const observer = new ResizeObserver((entries) => {
    const changed = entries.filter(
      ({ target, contentRect }) => widths.get(target) !== contentRect.width,
    );
    changed.forEach(({ target, contentRect }) => widths.set(target, contentRect.width));
    if (changed.length > 0) {
      drawAll();
    }
  });
  container.querySelectorAll(SCROLLER).forEach((box) => observer.observe(box));
  signal.addEventListener('abort', () => {
    observer.disconnect();
    cancel();
  });
  return drawAll;
}
