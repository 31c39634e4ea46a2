import path from 'node:path';
import { libraryAlias } from '@component-docs/demo-themes/node/library';
import { runBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type { Configuration } from '@component-docs/static-pages/node/bundler/runBundler';
import { productOfTemplate } from '../shared/paths';
import { TEMPLATES_FOLDER } from './parseTemplate';
import type { Template } from './parseTemplate';
import { THEME_FILE } from './templateProblems';

/** Aliases of the folders that the modules import from. */
const ALIASES = { site: '@site', templates: '@templates' } as const;

const PREVIEW = `${ALIASES.site}/plugins/templates/browser/preview`;

function importsOf({ slug, entry }: Template, suffix = ''): string {
  const folder = `${ALIASES.templates}/${slug}`;
  return [
    `import Template${suffix} from '${folder}/${entry}';`,
    `import { themeOptions as theme${suffix} } from '${folder}/${THEME_FILE}';`,
    `import Root${suffix} from '@demo-library/templates/${productOfTemplate(slug)}.tsx';`,
    '',
  ].join('\n');
}

/** Returns the module that starts a template in the browser. */
export function browserModule(template: Template): string {
  return [
    importsOf(template),
    `import { mountTemplate } from '${PREVIEW}/mountTemplate.tsx';`,
    'void mountTemplate({ Template, themeOptions: theme, Root });',
    '',
  ].join('\n');
}

/** Returns the module with `print`, which prints all templates on the server. */
export function serverModule(templates: readonly Template[]): string {
  const entries = templates.map(
    ({ slug }, index) =>
      `  '${slug}': renderTemplate({ Template: Template${index}, themeOptions: theme${index}, Root: Root${index} }),\n`,
  );
  return [
    ...templates.map((template, index) => importsOf(template, String(index))),
    `import { renderTemplate } from '${PREVIEW}/renderTemplate.tsx';`,
    `export const print = () => ({\n${entries.join('')}});`,
    '',
  ].join('\n');
}

type Entries = Readonly<Record<string, string>>;

/** Absolute paths, except of the modules of libraries (`@component-docs/demo-themes/node/library`). */
export interface Folders {
  /** Generated modules. */
  work: string;
  /** The scripts of the browser. */
  scripts: string;
  library: string;
  /** Modules that take the place of packages in previews. The projects of readers have the real ones. */
  substitutes?: Readonly<Record<string, string>>;
}

function shared(siteDir: string, { library, substitutes = {} }: Folders): Configuration {
  const templates = path.join(siteDir, TEMPLATES_FOLDER);
  const replaced = Object.entries(substitutes).map(
    ([name, module]) => [`${name}$`, path.join(siteDir, library, module)] as const,
  );
  return {
    mode: 'production',
    context: siteDir,
    devtool: false,
    experiments: { rspackFuture: { bundlerInfo: { force: false } } },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        ...libraryAlias(siteDir, library),
        [ALIASES.site]: siteDir,
        [ALIASES.templates]: templates,
      },
    },
    module: {
      rules: [
        TYPESCRIPT_RULE,
        { include: templates, resolve: { alias: Object.fromEntries(replaced) } },
      ],
    },
  };
}

/** Returns the rule for the script with the modules that all templates of a product use. */
function sharedBy(product: string, entries: Entries) {
  const rule = {
    name: `shared-${product}`,
    chunks: ({ name }: { name?: string }) => name !== undefined && Object.hasOwn(entries, name),
    minChunks: Math.max(2, Object.keys(entries).length),
    enforce: true,
  };
  return [product, rule] as const;
}

/** The scripts of each entry, in the order in which they run. */
export type Scripts = Readonly<Record<string, readonly string[]>>;

/**
 * Bundles scripts for the browser, apart from the site: a template needs none of it. Modules that all
 * templates of a product use are in a script that they share, so that a reader of several templates loads it
 * once; modules that only some use aren't in it. Rejects with the bundler's errors.
 *
 * @param entries absolute paths of modules by the names of their scripts, `templates` by their products;
 *   `others` share nothing
 * @param folders absolute paths: `work` has the generated modules, `scripts` is emptied and written
 */
export async function bundleForBrowser(
  siteDir: string,
  { templates, others }: { templates: Readonly<Record<string, Entries>>; others: Entries },
  folders: Folders,
): Promise<Scripts> {
  const stats = await runBundler({
    ...shared(siteDir, folders),
    // Where a language's generated files are must not change the names of modules.
    context: folders.work,
    target: ['web', 'es2020'],
    entry: Object.assign({}, ...Object.values(templates), others) as Entries,
    output: {
      path: folders.scripts,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      clean: true,
    },
    optimization: {
      splitChunks: {
        cacheGroups: {
          default: false,
          defaultVendors: false,
          ...Object.fromEntries(Object.entries(templates).map((each) => sharedBy(...each))),
        },
      },
    },
  });
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const names = Object.entries(entrypoints).map(
    ([name, { assets = [] }]) => [name, assets.map((asset) => asset.name)] as const,
  );
  return Object.fromEntries(names);
}

/** Bundles a module for Node into one file. Rejects with the bundler's errors. */
export async function bundleForServer(
  siteDir: string,
  { entry, file }: { entry: string; file: string },
  folders: Folders,
): Promise<void> {
  await runBundler({
    ...shared(siteDir, folders),
    target: 'node20',
    entry: { server: entry },
    output: {
      path: path.dirname(file),
      filename: path.basename(file),
      library: { type: 'commonjs2' },
    },
    optimization: { minimize: false, splitChunks: false },
  });
}
