import type { Section } from './types';

/** The page's form, once there is one. */
let openForm: ((section: Section) => void) | null = null;

/** Makes the page's form the one that headings open. Gives the function that ends it. */
export function receiveSectionComments(open: (section: Section) => void): () => void {
  openForm = open;
  return () => {
    if (openForm === open) {
      openForm = null;
    }
  };
}

/** Opens the form for a section; nothing on a page without a form. */
export function commentOnSection(section: Section): void {
  openForm?.(section);
}
