import { dependenciesOf, viteFiles } from '@component-docs/demos/shared/export/viteProject';
import type { EditorProject, Versions } from '@component-docs/demos/shared/export/types';

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

const ENTRY = 'src/index.tsx';

/** The name that no file of a template may have. */
export const RESERVED_FILE = 'index.tsx';

function entryText({ entry }: ExportedTemplate): string {
  const name = entry.replace(/\.tsx$/, '');
  return `import * as React from 'react';
import { createRoot } from 'react-dom/client';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import ${name} from './${name}';
import { themeOptions } from './theme';

// For Material UI's own theme: createTheme({ colorSchemes: { dark: true }, cssVariables: true })
const theme = createTheme({ ...themeOptions, cssVariables: true });

createRoot(document.getElementById('root')!).render(
  <React.StrictMode>
    <ThemeProvider theme={theme}>
      <CssBaseline enableColorScheme />
      <${name} />
    </ThemeProvider>
  </React.StrictMode>,
);
`;
}

function readme({ title, description, entry }: ExportedTemplate): string {
  return `# ${title}

${description}

\`\`\`bash
npm install
npm run dev
\`\`\`

The page is \`src/${entry}\`, its theme is \`src/theme.ts\`. Mode and direction are those of the system
and the document: see Dark mode and Right-to-left in the documentation of Material UI.
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
    name: `${slug}-template`,
    title,
    entry: ENTRY,
    isTyped: true,
    packages: dependenciesOf(index, ...Object.values(code)),
  };
  return {
    title: `${title} template — Material UI`,
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
