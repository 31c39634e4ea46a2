import versions from '@generated/export/default/versions.json';
import { readReaderTheme } from '../../../preferences/shared/readerTheme';
import { projectOfDemo } from '../../shared/export/exportProject';
import type { ExportedDemo } from '../../shared/export/types';
import { openProject } from './openProject';
import type { OnlineEditor } from './openProject';

/** Opens a demo as a project in an online editor, in a new tab, with the theme that the reader uses. */
export function openEditor(editor: OnlineEditor, demo: Omit<ExportedDemo, 'themeModule'>): void {
  const readerTheme = readReaderTheme();
  const themeModule = readerTheme?.isUsed ? readerTheme.code : undefined;
  openProject(editor, projectOfDemo({ ...demo, themeModule }, versions));
}
