import type { Section } from './types';

/** The section whose button was pressed, if one was. */
function commentedSection(target: EventTarget | null): Section | undefined {
  const button = target instanceof Element ? target.closest('[data-section-comment]') : null;
  const heading = button?.parentElement;
  return heading
    ? // The heading's words, without those of the link in it: a space of no width.
      { id: heading.id, title: heading.textContent?.replace(/\u200b/g, '').trim() ?? '' }
    : undefined;
}

/**
 * Tells of presses on the buttons in headings, which may be HTML made at build. Gives the function
 * that ends it.
 */
export function receiveSectionComments(open: (section: Section) => void): () => void {
  const receive = ({ target }: MouseEvent) => {
    const section = commentedSection(target);
    if (section) {
      open(section);
    }
  };
  document.addEventListener('click', receive);
  return () => document.removeEventListener('click', receive);
}
