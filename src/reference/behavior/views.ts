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

/** Lays a section out as the reader chose, on this page and on those to come. */
export function chooseView(container: HTMLElement, { menu, value }: Choice): void {
  const section = menu.dataset.listedSection;
  if (isListedSection(section)) {
    writeView(section, parseView(value));
    showView(container, section);
  }
}

/** Brings menus and rows in step with the views that are shown, and the address's place in sight. */
export function arrive(container: HTMLElement): void {
  // A fragment of an older release leads to what took its place.
  const moved = movedAnchor(window.location.hash);
  if (moved !== undefined) {
    window.location.replace(`#${moved}`);
  }
  const rearranged = LISTED_SECTIONS.filter(isRearranged);
  rearranged.forEach((section) => showView(container, section));
  openTarget(container);
  if (rearranged.length > 0) {
    // Once the views are settled, the hash's place is another than the browser scrolled to.
    document.getElementById(window.location.hash.slice(1))?.scrollIntoView();
  }
}
