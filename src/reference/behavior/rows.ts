import { VIEWS, isListedSection, readView } from '../component-page/views';
import type { ListedSection } from '../component-page/views';
import { rowToggleLabels } from '../component-page/viewLabels';

const ROW = 'tr[data-section]';

function sectionOf(row: HTMLElement): ListedSection | undefined {
  const { section } = row.dataset;
  return isListedSection(section) ? section : undefined;
}

/** Tells on a row's button whether the row is open; in a table every row is. */
function labelToggle(row: HTMLElement): void {
  const section = sectionOf(row);
  const button = row.querySelector('[data-toggle]');
  if (!section || !button) {
    return;
  }
  const isToggled = row.dataset.toggled !== undefined;
  const isOpen = isToggled !== (readView(section) === 'expanded');
  const { collapse, expand } = rowToggleLabels();
  const label = isOpen ? collapse : expand;
  button.setAttribute('aria-expanded', String(isOpen));
  button.setAttribute('aria-label', `${label} ${row.dataset.name}`);
  button.textContent = label;
}

function toggle(row: HTMLElement): void {
  row.toggleAttribute('data-toggled');
  labelToggle(row);
}

/** Has the rows of a section be as its view has them at first: a view that is left forgets. */
export function resetRows(container: HTMLElement, section: ListedSection): void {
  container.querySelectorAll<HTMLElement>(`tr[data-section="${section}"]`).forEach((row) => {
    row.removeAttribute('data-toggled');
    labelToggle(row);
  });
}

/** Opens the row that the address leads to, where its list has it closed. */
export function openTarget(container: HTMLElement): void {
  const anchor = decodeURI(window.location.hash.slice(1));
  const row = document.getElementById(anchor)?.closest<HTMLElement>(ROW);
  const section = row && sectionOf(row);
  const isClosed =
    section && readView(section) === 'collapsed' && row.dataset.toggled === undefined;
  if (isClosed && container.contains(row)) {
    toggle(row);
  }
}

/**
 * Has a container's rows open and close by their buttons, and the row that a fragment leads to open
 * by itself. Gives the function that ends it.
 */
export function attachRows(container: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  container.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element ? target.closest('[data-toggle]') : null;
      const row = button?.closest<HTMLElement>(ROW);
      if (row) {
        toggle(row);
      }
    },
    { signal },
  );
  window.addEventListener('hashchange', () => openTarget(container), { signal });
  return () => listening.abort();
}

/** Whether a section shows another view than the one it is printed in. */
export function isRearranged(section: ListedSection): boolean {
  return readView(section) !== VIEWS[0];
}
