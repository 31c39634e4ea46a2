import { openDetailsAround } from '@component-docs/kit/browser/openDetailsAround';
import { decodePart } from '@component-docs/kit/shared/address';
import { VIEWS, isListedSection, readView } from '../component-page/views';
import type { ListedSection } from '../component-page/views';
import { rowToggleLabels } from '../component-page/viewLabels';

const ROW = 'tr[data-section]';

function sectionOf(row: HTMLElement): ListedSection | undefined {
  const { section } = row.dataset;
  return isListedSection(section) ? section : undefined;
}

/** Returns whether a section shows another view than the one that the server rendered. */
export function isRearranged(section: ListedSection): boolean {
  return readView(section) !== VIEWS[0];
}

/** Adds the button that opens and closes a row to its first cell. The style sheet shows it in lists only. */
function addToggle(row: HTMLElement): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.toggle = '';
  row.querySelector('th')?.append(button);
  return button;
}

/**
 * Sets the label of a row's button, which says whether the row is open. In a table, every row is
 * open and needs none: a long page has hundreds of rows.
 */
function labelToggle(row: HTMLElement): void {
  const section = sectionOf(row);
  if (!section || !isRearranged(section)) {
    return;
  }
  const button = row.querySelector('[data-toggle]') ?? addToggle(row);
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

/**
 * Resets a section's rows to the view's default, so that rows which were toggled in another view
 * are forgotten.
 */
export function resetRows(container: HTMLElement, section: ListedSection): void {
  container.querySelectorAll<HTMLElement>(`tr[data-section="${section}"]`).forEach((row) => {
    row.removeAttribute('data-toggled');
    labelToggle(row);
  });
}

/** Opens the row that the URL's hash links to, and the list around it, if they are closed. */
export function openTarget(container: HTMLElement): void {
  const anchor = decodePart(window.location.hash.slice(1));
  const target = document.getElementById(anchor);
  if (container.contains(target)) {
    openDetailsAround(target);
  }
  const row = target?.closest<HTMLElement>(ROW);
  const section = row && sectionOf(row);
  const isClosed =
    section && readView(section) === 'collapsed' && row.dataset.toggled === undefined;
  if (isClosed && container.contains(row)) {
    toggle(row);
  }
}

/**
 * Opens and closes a container's rows with their buttons, and opens a row automatically when the
 * hash links to it.
 *
 * @returns a function that detaches it
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
