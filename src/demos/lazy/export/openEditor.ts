import versions from '@generated/export/default/versions.json';
import { projectOfDemo } from '../../shared/export/exportProject';
import type { ExportedDemo } from '../../shared/export/types';
import { openProject } from './openProject';
import type { OnlineEditor } from './openProject';

/** Opens a demo as a project in an online editor, in a new tab. */
export function openEditor(editor: OnlineEditor, demo: ExportedDemo): void {
  openProject(editor, projectOfDemo(demo, versions));
}
