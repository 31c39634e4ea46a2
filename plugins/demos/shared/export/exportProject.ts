import { dependenciesOf, viteFiles } from './viteProject';
import type { CodeVariant, StylingName } from '@component-docs/preferences/shared/codePreferences';
import type { CodeFile } from '../shownCode';
import type { ThemeState } from '@component-docs/preferences/shared/theme/themeState';

/** A demo as it is exported to an online editor. */
export interface ExportedDemo {
  name: string;
  /** The product's id, which begins the demo's id: `acme-ui`. */
  product: string;
  styling: StylingName;
  variant: CodeVariant;
  code: string;
  /** The files that the code imports. */
  files?: readonly CodeFile[];
  /** Address of the demo's source, for the description. */
  sourceUrl: string;
  theme: Pick<ThemeState, 'direction' | 'paletteColors' | 'paletteMode' | 'spacing'>;
  /** The module of the theme that the reader has made, in place of the library's default. */
  themeModule?: string | undefined;
}

/** The code around a demo in its project, in lines. */
export interface ProjectProvider {
  readonly imports: readonly string[];
  /** Statements before the first render. */
  readonly setup: readonly string[];
  readonly open: readonly string[];
  readonly close: readonly string[];
  /** It imports the theme that the reader has made. */
  readonly hasTheme?: boolean;
}

/** Returns the provider of a demo's library, in the reader's look. */
export type ProviderOf = (
  demo: Pick<ExportedDemo, 'product' | 'theme' | 'themeModule'>,
) => ProjectProvider;

/** Versions of packages by name. */
export type Versions = Readonly<Partial<Record<string, string>>>;

/** The text of each file of a project, by path. */
export type ProjectFiles = Readonly<Record<string, string>>;

/** A project as online editors open it. */
export interface EditorProject {
  title: string;
  description: string;
  /** Path of the file that the editor shows first. */
  openFile: string;
  files: ProjectFiles;
}

function entryFile({ styling, variant }: ExportedDemo, provider: ProjectProvider): string {
  const container = `document.getElementById('root')${variant === 'TS' ? '!' : ''}`;
  return `${[
    "import * as React from 'react';",
    "import { createRoot } from 'react-dom/client';",
    ...provider.imports,
    "import Demo from './Demo';",
    styling === 'tailwind' && "import './tailwind.css';",
    '',
    ...provider.setup,
    '',
    `createRoot(${container}).render(`,
    '  <React.StrictMode>',
    ...provider.open.map((line) => `    ${line}`),
    '      <Demo />',
    ...provider.close.map((line) => `    ${line}`),
    '  </React.StrictMode>,',
    ');',
  ]
    .filter((line) => line !== false)
    .join('\n')}\n`;
}

const TAILWIND_FILES: ProjectFiles = {
  'src/tailwind.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
  'postcss.config.js': 'export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n',
  'tailwind.config.js': `export default {
  content: ['./src/**/*.{js,jsx,ts,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
};
`,
};

function demoFile({ variant }: ExportedDemo): string {
  return `src/Demo.${variant === 'TS' ? 'tsx' : 'jsx'}`;
}

/**
 * Returns the files of a Vite project that shows a demo as on the site.
 *
 * Throws an Error when a package that the demo needs isn't among the versions.
 */
export function exportProject(
  demo: ExportedDemo,
  versions: Versions,
  providerOf: ProviderOf,
): ProjectFiles {
  const { name, styling, variant, theme, files = [] } = demo;
  const entry = `src/index.${variant === 'TS' ? 'tsx' : 'jsx'}`;
  const provider = providerOf(demo);
  const entryText = entryFile(demo, provider);
  const { direction, paletteMode } = theme;
  const project = {
    name: name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase(),
    title: name,
    attributes: ` dir="${direction}" data-theme="${paletteMode}" style="color-scheme: ${paletteMode}"`,
    entry,
    isTyped: variant === 'TS',
    packages: dependenciesOf(demo.code, entryText, ...files.map(({ code }) => code)),
    tools: styling === 'tailwind' ? ['tailwindcss', 'postcss', 'autoprefixer'] : [],
  };
  return {
    ...viteFiles(project, versions),
    ...(styling === 'tailwind' && TAILWIND_FILES),
    [entry]: entryText,
    ...(provider.hasTheme && { 'src/theme.ts': demo.themeModule ?? '' }),
    [demoFile(demo)]: `${demo.code.trimEnd()}\n`,
    ...Object.fromEntries(
      files.map(({ name: file, code }) => [`src/${file}`, `${code.trimEnd()}\n`]),
    ),
  };
}

/** Returns a demo as a project that online editors open. Throws like `exportProject`. */
export function projectOfDemo(
  demo: ExportedDemo,
  versions: Versions,
  providerOf: ProviderOf,
): EditorProject {
  return {
    title: `${demo.name} demo — ${demo.product}`,
    description: demo.sourceUrl,
    openFile: demoFile(demo),
    files: exportProject(demo, versions, providerOf),
  };
}
