import type { Plugin } from '@docusaurus/types';
import { engineFile } from '@component-docs/kit/node/packages/folders';

const SHIMS = 'static-pages/browser/shims';

/** Packages that Docusaurus brings into every page, and what replaces them in the browser. */
const ALWAYS = {
  '@docusaurus/Translate': 'labels/browser/Translate.tsx',
  nprogress$: `${SHIMS}/nprogress.ts`,
  'prism-react-renderer$': `${SHIMS}/nothing.tsx`,
  tslib$: `${SHIMS}/tslib.ts`,
};

/**
 * What only components that print pages need: they run on the server and in the development server,
 * and not in the built site's browser.
 */
const IN_BUILT_SITE = {
  '@docusaurus/Head': `${SHIMS}/nothing.tsx`,
  '@docusaurus/router': `${SHIMS}/reactRouter.tsx`,
  '@theme/Layout/Provider': `${SHIMS}/LayoutProvider.tsx`,
  '@theme/SiteMetadata': `${SHIMS}/nothing.tsx`,
  '@theme/ThemeProvider': `${SHIMS}/LayoutProvider.tsx`,
  'react-helmet-async$': `${SHIMS}/nothing.tsx`,
};

/** Packages that only Docusaurus' client has replaced in the built site: demos use the real ones. */
const IN_CLIENT = {
  'react-router-config$': `${SHIMS}/reactRouter.tsx`,
  'react-router-dom$': `${SHIMS}/reactRouter.tsx`,
};

/** Modules of Docusaurus' client. It imports its own ones by relative paths. */
const inClient = (file: string) =>
  new RegExp(String.raw`[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]${file}`);

const CLIENT_FILES: readonly [RegExp, string][] = [
  // `window.docusaurus`
  [inClient(String.raw`docusaurus\.js$`), `${SHIMS}/docusaurusGlobal.ts`],
  // Both only render into `<head>`, on the server.
  [inClient(String.raw`BaseUrlIssueBanner[\\/]`), `${SHIMS}/nothing.tsx`],
  [inClient(String.raw`SiteMetadataDefaults\.js$`), `${SHIMS}/nothing.tsx`],
];

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
 * What the bundler finds in place of modules of Docusaurus. Keeps out of the browser what no page of this site
 * needs there; the server keeps the originals, but for the function that prints a page.
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
        resolve: { ...RESOLVE, alias: aliases({ ...ALWAYS, ...IN_BUILT_SITE }) },
        // `include` instead of `test`: Docusaurus looks into each rule with a test.
        module: { rules: [{ include: inClient(''), resolve: { alias: aliases(IN_CLIENT) } }] },
        plugins: replace(CLIENT_FILES),
      };
    },
  };
}
