import { translate } from '@docusaurus/Translate';
import { matchesQuery, filterChanges } from './filterChanges';
import { hashTarget, REFERENCE_ATTRIBUTE } from './markup';

const FIELD = 'input[data-filter]';

/** Returns the rows that a field filters: the rows of a table's body. */
function rowsOf(field: HTMLInputElement): HTMLTableRowElement[] {
  const table = document.getElementById(field.getAttribute('aria-controls') ?? '');
  return table instanceof HTMLTableElement
    ? [...table.tBodies].flatMap(({ rows }) => [...rows])
    : [];
}

/** Returns the text of a row that a query is looked up in: name and cells, without the list of demos. */
function textOf(row: HTMLTableRowElement): string {
  const parts = row.querySelectorAll('th > code, td > :not([data-uses])');
  return [row.dataset.name, ...[...parts].map(({ textContent }) => textContent)].join('\n');
}

/** Hides the rows of a field's table that don't match its query, but not the hash's target. */
function filterRows(field: HTMLInputElement, target: string) {
  const rows = rowsOf(field);
  const shown = rows.filter((row) => row.id === target || matchesQuery(textOf(row), field.value));
  rows.forEach((row) => {
    row.hidden = !shown.includes(row);
  });
  return { shown: shown.length, total: rows.length };
}

function filterStatus(shown: number, total: number): string {
  return shown === 0
    ? translate({ id: 'api.filter.none', message: 'Nothing found' })
    : translate({ id: 'api.filter.status', message: '{shown} of {total}' }, { shown, total });
}

function applyFilter(field: HTMLInputElement): void {
  const target = hashTarget();
  const changes = field.hasAttribute('aria-controls')
    ? null
    : field.closest(`[${REFERENCE_ATTRIBUTE}]`);
  const { shown, total } = changes
    ? filterChanges(changes, field.value, target)
    : filterRows(field, target);
  const isBlank = field.value.trim() === '';
  field.nextElementSibling?.replaceChildren(isBlank ? '' : filterStatus(shown, total));
}

function fieldAt(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.matches(FIELD) ? target : null;
}

/** Filters a container's tables while the reader types; Escape clears a field. */
export function attachFilters(container: HTMLElement, signal: AbortSignal): void {
  const fields = () =>
    [...container.querySelectorAll<HTMLInputElement>(FIELD)].filter(({ value }) => value !== '');
  const filter = ({ target }: Event) => {
    const field = fieldAt(target);
    if (field) {
      applyFilter(field);
    }
  };
  const clear = (event: KeyboardEvent) => {
    const field = fieldAt(event.target);
    if (field && field.value !== '' && event.key === 'Escape') {
      event.preventDefault();
      field.value = '';
      applyFilter(field);
    }
  };
  const showTarget = () => {
    const target = document.getElementById(hashTarget());
    const wasHidden = target?.hidden ?? false;
    fields().forEach(applyFilter);
    if (wasHidden) {
      target?.scrollIntoView({ behavior: 'instant' });
    }
  };
  container.addEventListener('input', filter, { signal });
  container.addEventListener('keydown', clear, { signal });
  window.addEventListener('hashchange', showTarget, { signal });
  // Text that was typed before this code ran, or that the browser restored.
  fields().forEach(applyFilter);
}
