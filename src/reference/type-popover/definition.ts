import { typeAnchor } from '../component-page/anchors';

/** A name in a type that leads to a definition on its page. */
const TYPE_LINK = `code a[href^="#${typeAnchor('')}"]`;

/** The name whose link was pressed, and which type it stands for. */
export interface PressedType {
  link: HTMLAnchorElement;
  name: string;
}

/** What a press in a page's content has hit, if that is the name of a type defined on the page. */
export function pressedType({ target }: Pick<Event, 'target'>): PressedType | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(TYPE_LINK) : null;
  return link && { link, name: link.hash.slice(`#${typeAnchor('')}`.length) };
}

/** The HTML of a type's definition in the Types section; undefined while that is not there. */
export function definitionHtml(name: string): string | undefined {
  const heading = document.getElementById(typeAnchor(name));
  return heading?.closest('section')?.querySelector('pre')?.outerHTML;
}

/** Finds the name of a type in a definition that shows. */
export function nameIn(definition: Element, name: string): HTMLElement | null {
  return definition.querySelector(`code a[href="#${typeAnchor(name)}"]`);
}
