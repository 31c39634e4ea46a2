import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { GALLERY } from '../../shared/paths';

/** Handles the gallery where it is shown for a template that doesn't exist. */
export const noteMissing: Behavior = {
  enter(region) {
    const note = region.querySelector<HTMLElement>('[data-missing-template]');
    const [, asked] = location.pathname.split(`${GALLERY}/`);
    if (note && asked) {
      void import(/* webpackChunkName: "missing-template" */ './showMissing').then(
        ({ showMissing }) => showMissing(note, asked),
        // The gallery is shown without the note.
        () => {},
      );
    }
    return undefined;
  },
};
