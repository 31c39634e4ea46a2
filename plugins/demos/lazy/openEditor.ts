import providerOf from '@demo-library/exportProvider';
import versions from '@generated/demos/default/versions.json';
import { readReaderThemes } from '@component-docs/preferences/shared/readerTheme';
import { themedProductOf } from '@component-docs/demo-themes/shared/themedProducts';
import { projectOfDemo } from '../shared/export/exportProject';
import type { ExportedDemo } from '../shared/export/exportProject';
import { openProject } from './openProject';
import type { OnlineEditor } from './openProject';

/** Opens a demo as a project in an online editor, in a new tab, with the theme that the reader uses. */
export function openEditor(editor: OnlineEditor, demo: Omit<ExportedDemo, 'themeModule'>): void {
  const product = themedProductOf(`${demo.product}/`);
  const readerTheme = product && readReaderThemes()[product];
  const themeModule = readerTheme?.isUsed ? readerTheme.code : undefined;
  openProject(editor, projectOfDemo({ ...demo, themeModule }, versions, providerOf));
}
