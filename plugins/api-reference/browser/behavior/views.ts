import { decodePart } from '@component-docs/kit/shared/address';
import { movedAnchor } from '../component-page/movedAnchor';
import {
  LISTED_SECTIONS,
  isListedSection,
  parseView,
  readView,
  writeView,
} from '../component-page/views';
import type { ListedSection } from '../component-page/views';
import { showChoice } from './choiceMenus';
import type { Choice } from './choiceMenus';
import { isRearranged, openTarget, resetRows } from './rows';

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
  // Replaces an anchor of an older release by its current one.
  const moved = movedAnchor(window.location.hash);
  if (moved !== undefined) {
    window.location.replace(`#${moved}`);
  }
  const rearranged = LISTED_SECTIONS.filter(isRearranged);
  rearranged.forEach((section) => showView(container, section));
  openTarget(container);
  if (rearranged.length > 0) {
    // With other views, the target isn't where the browser scrolled to.
    const target = document.getElementById(decodePart(window.location.hash.slice(1)));
    target?.scrollIntoView({ behavior: 'instant' });
  }
}
