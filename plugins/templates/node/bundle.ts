import path from 'node:path';
import { runBundler, TYPESCRIPT_RULE } from '@component-docs/static-pages/node/bundler/runBundler';
import type { Configuration } from '@component-docs/static-pages/node/bundler/runBundler';
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
    '',
  ].join('\n');
}

/** Returns the module that starts a template in the browser. */
export function browserModule(template: Template): string {
  return [
    importsOf(template),
    `import { mountTemplate } from '${PREVIEW}/mountTemplate.tsx';`,
    'void mountTemplate({ Template, themeOptions: theme });',
    '',
  ].join('\n');
}

/** Returns the module with `print`, which prints all templates on the server. */
export function serverModule(templates: readonly Template[]): string {
  const entries = templates.map(
    ({ slug }, index) =>
      `  '${slug}': renderTemplate({ Template: Template${index}, themeOptions: theme${index} }),\n`,
  );
  return [
    ...templates.map((template, index) => importsOf(template, String(index))),
    `import { renderTemplate } from '${PREVIEW}/renderTemplate.tsx';`,
    `export const print = () => ({\n${entries.join('')}});`,
    '',
  ].join('\n');
}

/** Takes the place of the grid in previews. The projects of readers have the real one. */
const GRID = 'plugins/templates/browser/preview/lateGrid.tsx';

/** What all bundles of templates have in common. */
function shared(siteDir: string): Configuration {
  const templates = path.join(siteDir, TEMPLATES_FOLDER);
  return {
    mode: 'production',
    context: siteDir,
    devtool: false,
    experiments: { rspackFuture: { bundlerInfo: { force: false } } },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
      alias: {
        [ALIASES.site]: siteDir,
        [ALIASES.templates]: templates,
      },
    },
    module: {
      rules: [
        TYPESCRIPT_RULE,
        {
          include: templates,
          resolve: { alias: { '@mui/x-data-grid$': path.join(siteDir, GRID) } },
        },
      ],
    },
  };
}

/** The scripts of each entry, in the order in which they run. */
export type Scripts = Readonly<Record<string, readonly string[]>>;

type Entries = Readonly<Record<string, string>>;

/**
 * Bundles scripts for the browser, apart from the site: a template needs none of it. What all templates
 * use is in a script that they share, so that a reader of several templates loads it once; nothing that
 * only some use is in it. Rejects with the bundler's errors.
 *
 * @param entries absolute paths of modules by the names of their scripts; `others` share nothing
 * @param folders absolute paths: `work` has the generated modules, `scripts` is emptied and written
 */
export async function bundleForBrowser(
  siteDir: string,
  { templates, others }: { templates: Entries; others: Entries },
  folders: { work: string; scripts: string },
): Promise<Scripts> {
  const stats = await runBundler({
    ...shared(siteDir),
    // Where a language's generated files are must not change the names of modules.
    context: folders.work,
    target: ['web', 'es2020'],
    entry: { ...templates, ...others },
    output: {
      path: folders.scripts,
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      publicPath: 'auto',
      clean: true,
    },
    optimization: {
      splitChunks: {
        chunks: ({ name }) => name !== undefined && Object.hasOwn(templates, name),
        cacheGroups: {
          default: false,
          defaultVendors: false,
          shared: {
            name: 'shared',
            minChunks: Math.max(2, Object.keys(templates).length),
            enforce: true,
          },
        },
      },
    },
  });
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  return Object.fromEntries(
    Object.entries(entrypoints).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
}

/** Bundles a module for Node into one file. Rejects with the bundler's errors. */
export async function bundleForServer(siteDir: string, entry: string, file: string): Promise<void> {
  await runBundler({
    ...shared(siteDir),
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
