import { REFERENCE_ATTRIBUTE } from './markup';

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

function levelOf({ tagName }: Element): number | undefined {
  const [, level] = /^H([1-6])$/.exec(tagName) ?? [];
  return level === undefined ? undefined : Number(level);
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
    const { id, textContent } = element;
    const release = releases.at(-1);
    if (levelOf(element) === top) {
      releases.push({ id, elements: [element], items: [] });
    } else if (levelOf(element) === top + 1) {
      release?.items.push({ name: textContent ?? '', id, elements: [element] });
    } else {
      (release?.items.at(-1) ?? release)?.elements.push(element);
    }
  }
  return releases;
}
