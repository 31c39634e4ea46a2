import { typeAnchor } from '../../shared/component-page/anchors';

/** Selects the names in types that link to a definition on the page. */
const TYPE_LINK = `code a[href^="#${typeAnchor('')}"]`;

/** The clicked link, and the type that it links to. */
export interface PressedType {
  link: HTMLAnchorElement;
  name: string;
}

/**
 * Returns the type whose name was clicked; null if the click wasn't on the name of a type that is
 * defined on the page.
 */
export function pressedType({ target }: Pick<Event, 'target'>): PressedType | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(TYPE_LINK) : null;
  return link && { link, name: link.hash.slice(`#${typeAnchor('')}`.length) };
}

/**
 * Returns the HTML of a type's definition in the Types section; undefined if the section doesn't
 * exist yet.
 */
export function definitionHtml(name: string): string | undefined {
  const heading = document.getElementById(typeAnchor(name));
  return heading?.closest('figure')?.querySelector('pre')?.outerHTML;
}

/** Returns the element with a type's name in a visible definition. */
export function nameIn(definition: Element, name: string): HTMLElement | null {
  return definition.querySelector(`code a[href="#${typeAnchor(name)}"]`);
}
