import { decodePart } from '@component-docs/kit/shared/address';

/** What the markup of the reference, which is static HTML, shares with its behavior. */
export const REFERENCE_ATTRIBUTE = 'data-reference';

/** `data-choices` of a menu: the kind of choice that it offers. */
export const CHOICE_MENUS = ['view', 'sort'] as const;
export type ChoiceMenuKind = (typeof CHOICE_MENUS)[number];

/** Controls of the reference whose clicks are recorded until its code has loaded. */
export const REFERENCE_CONTROLS = '[data-choices] button';

/** The box around each table. */
export const SCROLLER = '[data-scroller]';

/** Returns the id that the address of the page links to; '' for none. */
export const hashTarget = (): string => decodePart(window.location.hash.slice(1));

/** The sections of an API page whose layout readers can choose. */
export const LISTED_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ListedSection = (typeof LISTED_SECTIONS)[number];

/** Returns whether a word from the page's markup is one of these sections. */
export function isListedSection(word: string | undefined): word is ListedSection {
  return LISTED_SECTIONS.some((section) => section === word);
}

/** The layouts. The first is the default. */
export const VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type View = (typeof VIEWS)[number];

const STORAGE_PREFIX = 'apiPage_';
const ATTRIBUTE_PREFIX = 'data-api-';

function attributeOf(section: ListedSection): string {
  return ATTRIBUTE_PREFIX + section;
}

/** Parses a view from storage or an attribute. Returns the default for an unknown one. */
export function parseView(text: string | null): View {
  return VIEWS.find((view) => view === text) ?? VIEWS[0];
}

/** Returns the current view, from the attribute of `<html>` that the style sheet uses. Browser only. */
export function readView(section: ListedSection): View {
  return parseView(document.documentElement.getAttribute(attributeOf(section)));
}

function showView(section: ListedSection, view: View): void {
  document.documentElement.setAttribute(attributeOf(section), view);
}

/** Sets a section's view. If storage is blocked, the choice isn't stored. */
export function writeView(section: ListedSection, view: View): void {
  showView(section, view);
  try {
    localStorage.setItem(STORAGE_PREFIX + section, view);
  } catch {
    // Blocked or full: the choice lasts for this page view.
  }
}

function storedView(section: ListedSection): View {
  try {
    return parseView(localStorage.getItem(STORAGE_PREFIX + section));
  } catch {
    return VIEWS[0];
  }
}

/** Applies the stored views after a client-side navigation. */
export function applyStoredViews(): void {
  LISTED_SECTIONS.forEach((section) => showView(section, storedView(section)));
}

/** Inline script that does the same before first paint. Unknown views match no style rule. */
export const viewsScript = `(function(){try{${JSON.stringify(LISTED_SECTIONS)}.forEach(function(s){var v=localStorage.getItem("${STORAGE_PREFIX}"+s);if(v)document.documentElement.setAttribute("${ATTRIBUTE_PREFIX}"+s,v)})}catch(e){}})();`;
