import { dependenciesOf } from './dependenciesOf';
import { entryFile } from './entryFile';
import { TOOL_VERSIONS } from './packages';
import type { ExportedDemo, ProjectFiles, Versions } from './types';

const TAILWIND_FILES: ProjectFiles = {
  'src/tailwind.css': '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n',
  'postcss.config.js': 'export default { plugins: { tailwindcss: {}, autoprefixer: {} } };\n',
  'tailwind.config.js': `export default {
  content: ['./src/**/*.{jsx,tsx}'],
  darkMode: ['selector', '[data-theme="dark"]'],
};
`,
};

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2020',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function indexHtml({ name, theme }: ExportedDemo, entry: string): string {
  const { direction, paletteMode } = theme;
  return `<!doctype html>
<html lang="en" dir="${direction}" data-theme="${paletteMode}" style="color-scheme: ${paletteMode}">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/${entry}"></script>
  </body>
</html>
`;
}

function pick(names: readonly string[], versions: Versions): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const version = versions[name];
      if (version === undefined) {
        throw new Error(`The version of "${name}" is unknown.`);
      }
      return [name, version];
    }),
  );
}

function packageJson({ name, styling, variant }: ExportedDemo, used: string[], versions: Versions) {
  const tools = [
    'vite',
    '@vitejs/plugin-react',
    ...(variant === 'TS' ? ['typescript', '@types/react', '@types/react-dom'] : []),
    ...(styling === 'tailwind' ? ['tailwindcss', 'postcss', 'autoprefixer'] : []),
  ];
  return {
    name: name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase(),
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', start: 'vite' },
    dependencies: pick(used, versions),
    devDependencies: pick(tools, { ...versions, ...TOOL_VERSIONS }),
  };
}

/**
 * Returns the files of a Vite project that shows a demo as on the site.
 *
 * Throws an Error when a package that the demo needs isn't among the versions.
 */
export function exportProject(demo: ExportedDemo, versions: Versions): ProjectFiles {
  const extension = demo.variant === 'TS' ? 'tsx' : 'jsx';
  const entry = `src/index.${extension}`;
  const entryText = entryFile(demo);
  return {
    'index.html': indexHtml(demo, entry),
    'package.json': json(packageJson(demo, dependenciesOf(demo.code, entryText), versions)),
    'vite.config.js': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
    ...(demo.variant === 'TS' && { 'tsconfig.json': json(TSCONFIG) }),
    ...(demo.styling === 'tailwind' && TAILWIND_FILES),
    [entry]: entryText,
    [demoFile(demo)]: `${demo.code.trimEnd()}\n`,
    ...(demo.css !== undefined && { 'src/styles.css': `${demo.css.trimEnd()}\n` }),
  };
}

/** Returns the path of the demo's own code in its project. */
export function demoFile({ variant }: ExportedDemo): string {
  return `src/Demo.${variant === 'TS' ? 'tsx' : 'jsx'}`;
}
