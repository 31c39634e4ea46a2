import type { Plugin } from '@docusaurus/types';
import { engineFile } from '@component-docs/kit/node/packages/folders';

const SHIMS = 'static-pages/browser/shims';

/** Packages that Docusaurus brings into every page, and their replacements in the browser. */
const ALWAYS = {
  '@docusaurus/Translate': 'labels/browser/Translate.ts',
  nprogress$: `${SHIMS}/nprogress.ts`,
  'prism-react-renderer$': `${SHIMS}/prism.ts`,
  tslib$: `${SHIMS}/tslib.ts`,
};

/** Packages that the built site's islands use without Docusaurus' client around them. */
const IN_BUILT_SITE = {
  '@docusaurus/Head': `${SHIMS}/router.ts`,
  '@docusaurus/renderRoutes': `${SHIMS}/router.ts`,
  '@docusaurus/router': `${SHIMS}/router.ts`,
};

/** The entry of the built site's browser bundle, in place of Docusaurus' client. */
const START = 'static-pages/browser/start.ts';

/** Modules of Docusaurus' client. It imports its own ones by relative paths. */
const inClient = (file: string) =>
  new RegExp(String.raw`[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]${file}`);

/** Prints a page, with zero bytes that React 18 adds to it. */
const SERVER_FILES: readonly [RegExp, string][] = [
  [inClient(String.raw`renderToHtml(?:\.js)?$`), `${SHIMS}/renderToHtml.server.ts`],
];

/** Docusaurus' plugin that puts a table of all chunks into the bundler's runtime, for that global. */
const CHUNK_TABLE_PLUGIN = 'ChunkAssetPlugin';

/**
 * Makes the bundler take an absolute path as it is first, and then as an address below a static folder.
 * Docusaurus' generated files import everything by absolute paths. The other way around, the bundler
 * looks for each of them in each of these folders first, and the development server watches all the
 * places where nothing was found: https://rspack.rs/config/resolve#resolvepreferabsolute
 */
const RESOLVE = { preferAbsolute: true };

/**
 * Replaces modules of Docusaurus in bundles. In the built site's browser, no modules of Docusaurus' client
 * remain, nor modules that no page needs; the server keeps the originals, except the function that prints a page.
 */
export default function resolutionPlugin(): Plugin {
  const aliases = (shims: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(shims).map(([name, file]) => [name, engineFile(file)]));
  return {
    name: 'resolution',
    configureWebpack(config, isServer, { currentBundler }) {
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      const replace = (files: readonly [RegExp, string][]) =>
        files.map(([file, shim]) => new NormalModuleReplacementPlugin(file, engineFile(shim)));
      if (isServer) {
        return { resolve: RESOLVE, plugins: replace(SERVER_FILES) };
      }
      if (config.mode !== 'production') {
        return { resolve: { ...RESOLVE, alias: aliases(ALWAYS) } };
      }
      const kept = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== CHUNK_TABLE_PLUGIN,
      );
      if (kept?.length === config.plugins?.length) {
        throw new Error(
          `plugins/static-pages/node/resolution: Docusaurus' bundler configuration has no ${CHUNK_TABLE_PLUGIN} to take out. Check what replaced it, or a table of all chunks is in every page's script.`,
        );
      }
      config.plugins = kept;
      return {
        mergeStrategy: { entry: 'replace' },
        entry: engineFile(START),
        resolve: { ...RESOLVE, alias: aliases({ ...ALWAYS, ...IN_BUILT_SITE }) },
      };
    },
  };
}
