import type { ProjectFiles, Versions } from './exportProject';
import { BASE_PACKAGES, PEERS } from '@component-docs/kit/shared/site/projects';

const IMPORT = /^import\s+(?:[^'"]*\sfrom\s+)?['"]([^'".][^'"]*)['"]/gm;

function packageOf(module: string): string {
  return module.split('/', module.startsWith('@') ? 2 : 1).join('/');
}

/** Returns the packages that code needs, sorted: the packages that it imports, and their peers. */
export function dependenciesOf(...codes: string[]): string[] {
  const imported = codes.flatMap((code) =>
    [...code.matchAll(IMPORT)].map(([, module = '']) => packageOf(module)),
  );
  const peers = imported.flatMap((name) => PEERS[name] ?? []);
  return [...new Set([...BASE_PACKAGES, ...imported, ...peers])].sort();
}

/** The facts that distinguish a project from other projects that Vite builds. */
export interface ViteProject {
  /** The name of the package. */
  name: string;
  /** The title of the document. */
  title: string;
  /** Attributes of the document, besides its language. */
  attributes?: string;
  /** Path of the script that the document loads. */
  entry: string;
  isTyped: boolean;
  /** Names of the packages that the code needs. */
  packages: readonly string[];
  /** Names of packages that build the project, besides the packages that build every project. */
  tools?: readonly string[];
}

/** The packages that projects in TypeScript are checked with, in the versions that the site has. */
export const TYPE_PACKAGES = ['typescript', '@types/react', '@types/react-dom'];

/** The packages that projects are built with, which the site itself needn't have installed. */
const TOOL_VERSIONS = {
  vite: '5.4.11',
  '@vitejs/plugin-react': '4.3.4',
  postcss: '8.4.49',
  autoprefixer: '10.4.20',
} as const;

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

const CONFIG = `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`;

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function indexHtml({ title, attributes = '', entry }: ViteProject): string {
  return `<!doctype html>
<html lang="en"${attributes}>
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
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

function packageJson({ name, isTyped, packages, tools = [] }: ViteProject, versions: Versions) {
  const needed = ['vite', '@vitejs/plugin-react', ...(isTyped ? TYPE_PACKAGES : []), ...tools];
  return {
    name,
    private: true,
    type: 'module',
    scripts: { dev: 'vite', build: 'vite build', start: 'vite' },
    dependencies: pick(packages, versions),
    devDependencies: pick(needed, { ...versions, ...TOOL_VERSIONS }),
  };
}

/**
 * Returns the files of a Vite project besides its code.
 *
 * Throws an Error when a package that it needs isn't among the versions.
 */
export function viteFiles(project: ViteProject, versions: Versions): ProjectFiles {
  return {
    'index.html': indexHtml(project),
    'package.json': json(packageJson(project, versions)),
    'vite.config.js': CONFIG,
    ...(project.isTyped && { 'tsconfig.json': json(TSCONFIG) }),
  };
}
