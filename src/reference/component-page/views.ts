/** The sections of an API page whose layout a reader may choose (behaviours §19). */
export const LISTED_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ListedSection = (typeof LISTED_SECTIONS)[number];

/** Whether a word, printed on the page, is one of these sections. */
export function isListedSection(word: string | undefined): word is ListedSection {
  return LISTED_SECTIONS.some((section) => section === word);
}

/** The layouts: the first is the default. */
export const VIEWS = ['table', 'expanded', 'collapsed'] as const;
export type View = (typeof VIEWS)[number];

const STORAGE_PREFIX = 'apiPage_';
const ATTRIBUTE_PREFIX = 'data-api-';

function attributeOf(section: ListedSection): string {
  return ATTRIBUTE_PREFIX + section;
}

/** A stored or written view; what is none gives the default. */
export function parseView(text: string | null): View {
  return VIEWS.find((view) => view === text) ?? VIEWS[0];
}

/** The view that shows, by the attribute of `<html>` that the style sheet reads. Browser only. */
export function readView(section: ListedSection): View {
  return parseView(document.documentElement.getAttribute(attributeOf(section)));
}

function showView(section: ListedSection, view: View): void {
  document.documentElement.setAttribute(attributeOf(section), view);
}

/** Chooses a view; storage that refuses costs only the memory of it. */
export function writeView(section: ListedSection, view: View): void {
  showView(section, view);
  try {
    localStorage.setItem(STORAGE_PREFIX + section, view);
  } catch {
    // Blocked or full: the choice holds for this page view.
  }
}

function storedView(section: ListedSection): View {
  try {
    return parseView(localStorage.getItem(STORAGE_PREFIX + section));
  } catch {
    return VIEWS[0];
  }
}

/** Shows the stored views on a page that was not loaded but navigated to. */
export function applyStoredViews(): void {
  LISTED_SECTIONS.forEach((section) => showView(section, storedView(section)));
}

/** Inline script that does the same before first paint; what is no view has no style rule. */
export const viewsScript = `(function(){try{${JSON.stringify(LISTED_SECTIONS)}.forEach(function(s){var v=localStorage.getItem("${STORAGE_PREFIX}"+s);if(v)document.documentElement.setAttribute("${ATTRIBUTE_PREFIX}"+s,v)})}catch(e){}})();`;
