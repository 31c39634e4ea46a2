import { dependenciesOf, viteFiles } from './viteProject';
import type {
  EditorProject,
  ExportedDemo,
  ProjectFiles,
  ProviderOf,
  Versions,
  ProjectProvider,
} from './types';

/** Returns the file that renders a demo with the provider of its library. */
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

/** Returns the path of the demo's own code in its project. */
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
