import { compressToBase64 } from 'lz-string';
import type { EditorProject } from './exportProject';

/** A form that opens a project in an online editor. */
export interface EditorForm {
  action: string;
  fields: Readonly<Record<string, string>>;
}

const STACKBLITZ = 'https://stackblitz.com';
const CODESANDBOX = 'https://codesandbox.io';

/** Where the forms are sent to: a site's Content-Security-Policy must allow it. */
export const EDITOR_ORIGINS: readonly string[] = [STACKBLITZ, CODESANDBOX];

/** Returns the form that opens a project in StackBlitz. */
export function stackBlitzForm({ title, description, openFile, files }: EditorProject): EditorForm {
  const fields = Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]);
  return {
    action: `${STACKBLITZ}/run?file=${encodeURIComponent(openFile)}`,
    fields: {
      'project[title]': title,
      'project[description]': description,
      'project[template]': 'node',
      ...(Object.fromEntries(fields) as Record<string, string>),
    },
  };
}

/** Returns the form that opens a project in CodeSandbox. */
export function codeSandboxForm({
  title,
  description,
  openFile,
  files,
}: EditorProject): EditorForm {
  const entries = Object.entries(files).map(([path, content]) => [path, { content }]);
  const parameters = compressToBase64(
    JSON.stringify({ files: Object.fromEntries(entries) as unknown }),
  )
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: `${CODESANDBOX}/api/v1/sandboxes/define`,
    fields: {
      parameters,
      environment: 'server',
      query: `file=/${openFile}`,
      title,
      description,
    },
  };
}
