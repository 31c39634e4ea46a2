import { codeSandboxForm, stackBlitzForm } from '../shared/export/onlineEditors';
import type { EditorForm } from '../shared/export/onlineEditors';
import type { EditorProject } from '../shared/export/exportProject';

const FORMS = { stackblitz: stackBlitzForm, codesandbox: codeSandboxForm } as const;
export type OnlineEditor = keyof typeof FORMS;

function postInNewTab({ action, fields }: EditorForm): void {
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  Object.entries(fields).forEach(([name, value]) => {
    const field = document.createElement('textarea');
    field.name = name;
    field.value = value;
    form.append(field);
  });
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Opens a project in an online editor, in a new tab. */
export function openProject(editor: OnlineEditor, project: EditorProject): void {
  postInNewTab(FORMS[editor](project));
}
