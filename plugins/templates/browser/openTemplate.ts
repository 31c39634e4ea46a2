import type { EditorProject } from '@component-docs/demos/shared/export/types';
import type { OnlineEditor } from '@component-docs/demos/lazy/export/openProject';
import { fetchText } from '@component-docs/kit/browser/fetchInTime';
import { sayLoadFailed } from '@component-docs/static-pages/browser/notice/notices';
import type { Behavior } from '@component-docs/static-pages/browser/pages/behaviors';

async function open(editor: OnlineEditor, address: string): Promise<void> {
  try {
    const [{ openProject }, text] = await Promise.all([
      import(
        /* webpackChunkName: "template-export" */ '@component-docs/demos/lazy/export/openProject'
      ),
      fetchText(address),
    ]);
    openProject(editor, JSON.parse(text) as EditorProject);
  } catch {
    sayLoadFailed();
  }
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
        void open(templateEditor as OnlineEditor, project.dataset.templateProject ?? '');
      }
    });
  },
};
