import type { Section } from './types';

/** Returns the section whose comment button was clicked; undefined for other clicks. */
function commentedSection(target: EventTarget | null): Section | undefined {
  const button = target instanceof Element ? target.closest('[data-section-comment]') : null;
  const heading = button?.parentElement;
  return heading
    ? // The heading's text, without that of the link in it, a zero-width space.
      { id: heading.id, title: heading.textContent?.replace(/\u200b/g, '').trim() ?? '' }
    : undefined;
}

/**
 * Calls `open` when a comment button in a heading is clicked. Listens on the document, because
 * headings may be static HTML.
 *
 * @returns a function that stops listening
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
