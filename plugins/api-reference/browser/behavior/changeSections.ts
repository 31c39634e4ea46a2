import { REFERENCE_ATTRIBUTE } from './markup';

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** A part of a page of changes: a component in a release, with the elements below its heading. */
export interface ChangedItem {
  name: string;
  id: string;
  elements: HTMLElement[];
}

/** A release with the components that it changed. */
export interface ChangedRelease {
  id: string;
  /** The heading, and what is between it and the first component. */
  elements: HTMLElement[];
  items: ChangedItem[];
}

/** Returns the heading that an element is, or holds with its link. */
function headingOf(element: Element): Element | null {
  return element.matches(HEADINGS) ? element : element.querySelector(`:scope > :is(${HEADINGS})`);
}

/** Returns the level of the heading of an element, from 1 to 6. */
function levelOf(element: Element): number | undefined {
  const heading = headingOf(element);
  return heading ? Number(heading.tagName.slice(1)) : undefined;
}

/** Returns the elements after a filter field, up to the next field. */
function elementsAfter(start: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let next = start.nextElementSibling; next; next = next.nextElementSibling) {
    if (!(next instanceof HTMLElement) || next.hasAttribute(REFERENCE_ATTRIBUTE)) {
      break;
    }
    elements.push(next);
  }
  return elements;
}

/**
 * Returns the releases after a filter field: the first heading is that of a release, those one level
 * below are of components. A heading above the level of releases ends the list.
 */
export function changeSections(start: Element): ChangedRelease[] {
  const elements = elementsAfter(start);
  const top = elements.map(levelOf).find((level) => level !== undefined) ?? 0;
  const end = elements.findIndex((element) => (levelOf(element) ?? top) < top);
  const releases: ChangedRelease[] = [];
  for (const element of end < 0 ? elements : elements.slice(0, end)) {
    const { id = '', textContent = null } = headingOf(element) ?? {};
    const level = levelOf(element);
    const release = releases.at(-1);
    if (level === top) {
      releases.push({ id, elements: [element], items: [] });
    } else if (level === top + 1) {
      release?.items.push({ name: textContent ?? '', id, elements: [element] });
    } else {
      (release?.items.at(-1) ?? release)?.elements.push(element);
    }
  }
  return releases;
}
