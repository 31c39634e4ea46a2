import type { EditorProject } from '@component-docs/demos/shared/export/exportProject';
import type { OnlineEditor } from '@component-docs/demos/lazy/openProject';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { whenLoaded } from '@component-docs/static-pages/browser/notice/notices';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';
import { GALLERY } from '../shared/paths';

function open(editor: OnlineEditor, address: string): void {
  const loading = Promise.all([
    import(/* webpackChunkName: "template-export" */ '@component-docs/demos/lazy/openProject'),
    fetchText(address).then((text) => JSON.parse(text) as EditorProject),
  ]);
  whenLoaded(loading, ([{ openProject }, project]) => openProject(editor, project));
}

/** Handles the buttons that open a template in an online editor. */
export const openTemplate: Behavior = {
  attach(document) {
    document.addEventListener('click', ({ target }) => {
      const button =
        target instanceof Element ? target.closest<HTMLElement>('[data-template-editor]') : null;
      const project = button?.closest<HTMLElement>('[data-template-project]');
      if (button && project) {
        const { templateEditor } = button.dataset;
        open(templateEditor as OnlineEditor, project.dataset.templateProject ?? '');
      }
    });
  },
};

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
