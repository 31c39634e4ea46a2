import { textIn } from '@component-docs/kit/node/translatedText';
import { strToU8, zipSync } from 'fflate';
import {
  dependenciesOf,
  TYPE_PACKAGES,
  viteFiles,
} from '@component-docs/demos/shared/export/viteProject';
import { OPTIONAL_PACKAGES } from '@component-docs/kit/shared/site/projects';
import type { EditorProject, Versions } from '@component-docs/demos/shared/export/exportProject';
import { hashOf } from '@component-docs/kit/node/cache/cachedValue';
import { versionIfInstalled } from '@component-docs/kit/node/packages/installedVersion';
import type { Template } from './parseTemplate';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { TemplateLibrary } from '@component-docs/kit/shared/site/libraryTypes';
import { fileNameOf, productOfTemplate } from '../shared/paths';
import type { LabelKey } from '@component-docs/labels/shared/types';
import { labelsIn } from '@component-docs/labels/node/texts';

/** Returns the key of a template's title among the labels of templates: `signIn` for `sign-in`, `acmeUiFiles` for `acme-ui/files`. */
export function labelKeyOf(slug: string): string {
  return slug.replace(/[-/](\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns the title of a template, which is among the labels. */
export function titleOf(slug: string, language: string): string {
  return labelsIn(language)(`templates.${labelKeyOf(slug)}` as LabelKey);
}

/** Returns the facts of a template's library. */
export const libraryOf = (slug: string) =>
  LIBRARY.templates?.[productOfTemplate(slug)] as TemplateLibrary;

/** Returns the name of a template's project, its folder, and its archive. */
export const projectName = (slug: string): string => `${fileNameOf(slug)}-template`;

/** A template as readers take it into their own project. */
export interface ExportedTemplate {
  /** Its name in addresses: `sign-in`. */
  slug: string;
  /** In English, as is the description. */
  title: string;
  description: string;
  /** The file of the page. */
  entry: string;
  /** The code, by file name. */
  code: Readonly<Record<string, string>>;
}

const libraryName = (slug: string) => nameOfProduct(productOfTemplate(slug));

const ENTRY = 'src/index.tsx';

/** The name that no file of a template may have. */
export const RESERVED_FILE = 'index.tsx';

function entryText({ slug, entry }: ExportedTemplate): string {
  const name = entry.replace(/\.tsx$/, '');
  const { imports, setup, open, close } = libraryOf(slug);
  const indented = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
${imports.join('\n')}
import ${name} from './${name}';
import { themeOptions } from './theme';

${setup.join('\n')}

createRoot(document.getElementById('root')!).render(
  <React.StrictMode>
${indented([...open, `  <${name} />`, close])}
  </React.StrictMode>,
);
`;
}

function readme({ slug, title, description, entry }: ExportedTemplate): string {
  return `# ${title}

${description}

\`\`\`bash
npm install
npm run dev
\`\`\`

The page is \`src/${entry}\`, its theme is \`src/theme.ts\`. Mode and direction are those of the system
and the document: see Dark mode and Right-to-left in the documentation of ${libraryName(slug)}.
`;
}

/**
 * Returns a template as a Vite project, with its own theme.
 *
 * Throws an Error when a package that it needs isn't among the versions.
 */
export function templateProject(template: ExportedTemplate, versions: Versions): EditorProject {
  const { slug, title, description, entry, code } = template;
  const index = entryText(template);
  const project = {
    name: projectName(slug),
    title,
    entry: ENTRY,
    isTyped: true,
    packages: dependenciesOf(index, ...Object.values(code)),
  };
  return {
    title: `${title} template — ${libraryName(slug)}`,
    description,
    openFile: `src/${entry}`,
    files: {
      'README.md': readme(template),
      ...viteFiles(project, versions),
      [ENTRY]: index,
      ...Object.fromEntries(Object.entries(code).map(([name, text]) => [`src/${name}`, text])),
    },
  };
}

/** The date of the files in all archives, so that the same files are the same archive. */
const DATE = new Date(1980, 0, 1);

/** The project of a template, and the names under which the site serves it. */
export interface ServedProject {
  project: EditorProject;
  /** The project as JSON, for online editors. */
  jsonFile: string;
  /** The project as an archive. */
  zipFile: string;
}

/** Returns a template as readers export it, with the packages that are installed here. */
export function projectOf(siteDir: string, template: Template): EditorProject {
  const { slug, code, entry, description } = template;
  const packages = [...dependenciesOf(...Object.values(code)), ...TYPE_PACKAGES];
  const names = [...packages, ...OPTIONAL_PACKAGES, libraryOf(slug).packageName];
  const versions = Object.fromEntries(
    names.map((name) => [name, versionIfInstalled(siteDir, name)]),
  );
  const texts = { title: titleOf(slug, 'en'), description: textIn(description, 'en') };
  return templateProject({ slug, ...texts, entry, code }, versions);
}

/** Returns the project of a template with file names that change with its content. */
export function servedProject(siteDir: string, template: Template): ServedProject {
  const project = projectOf(siteDir, template);
  const name = `${projectName(template.slug)}.${hashOf([JSON.stringify(project)]).slice(0, 8)}`;
  return { project, jsonFile: `${name}.json`, zipFile: `${name}.zip` };
}

/** Returns an archive of a project, in a folder with the name of its package. */
export function zipOf(folder: string, { files }: EditorProject): Uint8Array {
  const entries = Object.entries(files).map(
    ([name, text]) => [`${folder}/${name}`, strToU8(text)] as const,
  );
  return zipSync(Object.fromEntries(entries), { mtime: DATE, level: 9 });
}
