import path from 'node:path';
import { build } from 'esbuild';
import type { Metafile, Plugin } from 'esbuild';
import { collectDemos } from '../../../plugins/demos/collectDemos';
import type { DemoFile } from '../../../plugins/demos/collectDemos';
import { packageModule } from '../../../plugins/platform/islands/packageModule';
import { readPresets } from '../../../plugins/playgrounds/readSources';
import { themedProductOf } from '../../../src/demos/shared/themes/themedProducts';
import type { ThemedProduct } from '../../../src/demos/shared/themes/themedProducts';

/** What a page loads for its demos or its playground. */
export interface Consumer {
  name: string;
  /** Minified bytes of each module of a package that it needs, by the module's name. */
  modules: ReadonlyMap<string, number>;
}

interface Consumers {
  /** Names of the modules that every demo of Material UI runs in. */
  environment: ReadonlySet<string>;
  /** By name. */
  consumers: readonly Consumer[];
}

/** The entry of the modules that demos run in. */
const ENVIRONMENT = 'environment';

/** What every page has, or what has its own chunk already. */
const EXTERNAL = ['react', 'react-dom', 'react/*', 'react-dom/*', '@docusaurus/*', '@generated/*'];

const THEMES: Readonly<Record<ThemedProduct, string>> = {
  'material-ui': 'src/demos/themes/MaterialTheme.tsx',
  'joy-ui': 'src/demos/themes/JoyTheme.tsx',
};

/** An entry for each name, which exports all of its files. */
function entriesPlugin(root: string, entries: ReadonlyMap<string, readonly string[]>): Plugin {
  return {
    name: 'entries',
    setup(bundler) {
      // What is loaded later is in chunks of its features.
      bundler.onResolve({ filter: /.*/ }, ({ kind, path: name }) =>
        kind === 'dynamic-import' ? { path: name, external: true } : undefined,
      );
      bundler.onResolve({ filter: /^entry:/ }, ({ path: name }) => ({
        path: name,
        namespace: 'entry',
      }));
      bundler.onLoad({ filter: /.*/, namespace: 'entry' }, ({ path: name }) => ({
        contents: (entries.get(name.slice('entry:'.length)) ?? [])
          .map((file, index) => `export * as file${index} from ${JSON.stringify(file)};\n`)
          .join(''),
        resolveDir: root,
      }));
    },
  };
}

function pageOf({ page }: Pick<DemoFile, 'page'>): string {
  return page.replaceAll('/', '-');
}

/** The files that a demo or playground (`<product>/…`) runs in. */
function environment(id: string): string[] {
  const product = themedProductOf(id);
  return ['./src/demos/DemoRoot.tsx', ...(product ? [`./${THEMES[product]}`] : [])];
}

async function readEntries(root: string): Promise<Map<string, string[]>> {
  const entries = new Map<string, string[]>();
  for (const demo of await collectDemos(path.join(root, 'docs'))) {
    const files = entries.get(pageOf(demo)) ?? environment(demo.id);
    entries.set(pageOf(demo), [...files, demo.file]);
  }
  for (const { id, file } of await readPresets(root)) {
    entries.set(`playground-${id.replace('/', '-')}`, [...environment(id), `./${file}`]);
  }
  return entries;
}

function modulesOf({ inputs }: Metafile['outputs'][string]): Map<string, number> {
  return new Map(
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]): [string, number][] => {
      const name = packageModule(`/${file}`);
      return name !== undefined && bytesInOutput > 0 ? [[name, bytesInOutput]] : [];
    }),
  );
}

/**
 * Returns what each page's demos and each playground need of the installed packages, bundled as for
 * production.
 *
 * @param root folder of the repository
 */
export async function readConsumers(root: string): Promise<Consumers> {
  const entries = await readEntries(root);
  entries.set(ENVIRONMENT, environment('material-ui/'));
  const { metafile } = await build({
    entryPoints: [...entries.keys()].map((name) => ({ in: `entry:${name}`, out: name })),
    plugins: [entriesPlugin(root, entries)],
    absWorkingDir: root,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    mainFields: ['module', 'main'],
    // esbuild ignores case, so that GeneratedTheme.tsx would hide generatedTheme.ts.
    resolveExtensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    external: EXTERNAL,
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty' },
    jsx: 'automatic',
    logLevel: 'error',
  });
  const all = Object.entries(metafile.outputs)
    .filter(([file]) => file.endsWith('.js'))
    .map(([file, output]) => ({ name: path.basename(file, '.js'), modules: modulesOf(output) }))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  return {
    environment: new Set(all.find(({ name }) => name === ENVIRONMENT)?.modules.keys()),
    consumers: all.filter(({ name }) => name !== ENVIRONMENT),
  };
}
