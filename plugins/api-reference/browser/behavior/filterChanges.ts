import { REFERENCE_ATTRIBUTE } from './markup';

/** Returns whether a text contains every word of a query, in any order and case. A blank query matches. */
export function matchesQuery(text: string, query: string): boolean {
  const searched = text.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';

/** A part of a page of changes: a component in a release, with the elements below its heading. */
interface ChangedItem {
  name: string;
  id: string;
  elements: HTMLElement[];
}

/** A release with the components that it changed. */
interface ChangedRelease {
  id: string;
  /** The heading, and the elements between it and the first component. */
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
 * Returns the releases after a filter field: the first heading belongs to a release, headings one level below
 * it to components. A heading above the level of releases ends the list.
 */
function changeSections(start: Element): ChangedRelease[] {
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

function show({ elements }: { elements: readonly HTMLElement[] }, isShown: boolean): void {
  elements.forEach((element) => {
    element.hidden = !isShown;
  });
}

/**
 * Shows the components after a filter field whose names match a query, and the releases that changed one of
 * them. The component that the hash names is never hidden.
 *
 * @returns how many components are shown, and how many there are
 */
export function filterChanges(start: Element, query: string, target: string) {
  const releases = changeSections(start);
  releases.forEach((release) => {
    const isTarget = target !== '' && release.id === target;
    const shown = release.items.filter(
      ({ id, name }) => isTarget || (target !== '' && id === target) || matchesQuery(name, query),
    );
    release.items.forEach((item) => show(item, shown.includes(item)));
    show(release, shown.length > 0);
  });
  const items = releases.flatMap((release) => release.items);
  const isShown = ({ elements: [heading] }: (typeof items)[number]) => !heading?.hidden;
  return { shown: items.filter(isShown).length, total: items.length };
}
