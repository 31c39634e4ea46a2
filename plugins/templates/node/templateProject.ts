import { dependenciesOf, viteFiles } from '@component-docs/demos/shared/export/viteProject';
import type { EditorProject, Versions } from '@component-docs/demos/shared/export/types';
import { LIBRARY } from '@component-docs/kit/shared/site/library';
import { nameOfProduct } from '@component-docs/kit/shared/site/productOfPath';
import type { TemplateLibrary } from '@component-docs/kit/shared/site/libraryTypes';
import { fileNameOf, productOfTemplate } from '../shared/paths';

/** Returns the facts of a template's library. */
export const libraryOf = (slug: string) =>
  LIBRARY.templates?.[productOfTemplate(slug)] as TemplateLibrary;

/** Returns the name of a template's project, its folder, and its archive. */
export const projectName = (slug: string): string => `${fileNameOf(slug)}-template`;

/** A template as readers take it into their own project. */
export interface ExportedTemplate {
  /** Its name in addresses: `sign-in`. */
  slug: string;
  /** English title. */
  title: string;
  /** English description. */
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
