import { translate } from '@docusaurus/Translate';
import { openDetailsAround } from '@component-docs/kit/browser/openDetailsAround';
import {
  VIEWS,
  isListedSection,
  readView,
  LISTED_SECTIONS,
  parseView,
  writeView,
  hashTarget,
} from './markup';
import type { ListedSection } from './markup';
import { showChoice } from './choiceMenus';
import type { Choice } from './choiceMenus';

const ROW = 'tr[data-section]';

function sectionOf(row: HTMLElement): ListedSection | undefined {
  const { section } = row.dataset;
  return isListedSection(section) ? section : undefined;
}

/** Returns whether a section shows another view than the server rendered. */
function isRearranged(section: ListedSection): boolean {
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

/** Returns the labels of a row's toggle button in the reader's language. The row's name is appended. */
function rowToggleLabels(): { expand: string; collapse: string } {
  return {
    expand: translate({ id: 'api.row.expand', message: 'Expand' }),
    collapse: translate({ id: 'api.row.collapse', message: 'Collapse' }),
  };
}

/** Sets the label of a row's button. In a table, where every row is open, rows need none. */
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

/** Resets a section's rows to the view's default: those that were toggled in another view. */
export function resetRows(container: HTMLElement, section: ListedSection): void {
  container.querySelectorAll<HTMLElement>(`tr[data-section="${section}"]`).forEach((row) => {
    row.removeAttribute('data-toggled');
    labelToggle(row);
  });
}

/** Opens the row that the URL's hash links to, and the list around it, if they are closed. */
export function openTarget(container: HTMLElement): void {
  const target = document.getElementById(hashTarget());
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

/** Opens and closes a container's rows with their buttons, and those that the hash links to. */
export function attachRows(container: HTMLElement, signal: AbortSignal): void {
  const toggleRow = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-toggle]') : null;
    const row = button?.closest<HTMLElement>(ROW);
    if (row) {
      toggle(row);
    }
  };
  container.addEventListener('click', toggleRow, { signal });
  window.addEventListener('hashchange', () => openTarget(container), { signal });
}

function showView(container: HTMLElement, section: ListedSection): void {
  const menus = container.querySelectorAll(
    `[data-choices="view"][data-listed-section="${section}"]`,
  );
  menus.forEach((menu) => showChoice(menu, readView(section)));
  resetRows(container, section);
}

/** Shows a section in the view that the reader chose, on this page and on later ones. */
export function chooseView(container: HTMLElement, { menu, value }: Choice): void {
  const section = menu.dataset.listedSection;
  if (isListedSection(section)) {
    writeView(section, parseView(value));
    showView(container, section);
  }
}

/** Updates menus and rows to the stored views, and scrolls to the target of the URL's hash. */
export function arrive(container: HTMLElement): void {
  const rearranged = LISTED_SECTIONS.filter(isRearranged);
  rearranged.forEach((section) => showView(container, section));
  openTarget(container);
  if (rearranged.length > 0) {
    // With other views, the target isn't where the browser scrolled to.
    document.getElementById(hashTarget())?.scrollIntoView({ behavior: 'instant' });
  }
}
