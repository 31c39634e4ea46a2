import { createStore } from '../lib/createStore';
import { wakeIsland } from '../platform/islands/whenNeeded';
import type { Behavior } from '../platform/pages/behaviors';
import type { Section } from './types';

/** A click on the button of a section: an object for each, because the same one may follow. */
export interface SectionComment {
  section: Section;
}

/** The last click, for the feedback of the page; null once it is answered, or before any. */
export const sectionComment = createStore<SectionComment | null>(null);

/** Returns the section whose comment button was clicked; undefined for other clicks. */
function commentedSection(target: EventTarget | null): Section | undefined {
  const button = target instanceof Element ? target.closest('[data-section-comment]') : null;
  const heading = button?.parentElement?.querySelector('[id]');
  return heading ? { id: heading.id, title: heading.textContent ?? '' } : undefined;
}

/** Answers the buttons beside headings: the feedback of the page opens for the section. */
export const commentOnSections: Behavior = {
  attach(document) {
    document.addEventListener('click', ({ target }) => {
      const section = commentedSection(target);
      const feedback = document.querySelector('[data-island-module="feedback"]');
      if (section && feedback) {
        sectionComment.set({ section });
        wakeIsland(feedback);
      }
    });
  },
};
