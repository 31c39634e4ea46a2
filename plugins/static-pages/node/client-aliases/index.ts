import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Packages that Docusaurus brings into every page, and what replaces them in the browser. */
const ALWAYS = {
  '@docusaurus/Translate': 'plugins/labels/browser/Translate.tsx',
  nprogress$: 'plugins/static-pages/browser/shims/nprogress.ts',
  'prism-react-renderer$': 'plugins/static-pages/browser/shims/prismReactRenderer.ts',
  tslib$: 'plugins/static-pages/browser/shims/tslib.ts',
};

/**
 * What only components that print pages need: they run on the server and in the development server,
 * and not in the built site's browser.
 */
const IN_BUILT_SITE = {
  '@docusaurus/Head': 'plugins/static-pages/browser/shims/nothing.tsx',
  '@docusaurus/router': 'plugins/static-pages/browser/shims/reactRouter.tsx',
  '@theme/Layout/Provider': 'plugins/static-pages/browser/shims/LayoutProvider.tsx',
  '@theme/SiteMetadata': 'plugins/static-pages/browser/shims/nothing.tsx',
  '@theme/ThemeProvider': 'plugins/static-pages/browser/shims/LayoutProvider.tsx',
  'react-helmet-async$': 'plugins/static-pages/browser/shims/reactHelmetAsync.tsx',
};

/** Packages that only Docusaurus' client has replaced in the built site: demos use the real ones. */
const IN_CLIENT = {
  'react-router-config$': 'plugins/static-pages/browser/shims/reactRouter.tsx',
  'react-router-dom$': 'plugins/static-pages/browser/shims/reactRouter.tsx',
};

const CLIENT = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]/;

/** Files of Docusaurus' client that it imports by relative paths, and what replaces them. */
const CLIENT_FILES: readonly [RegExp, string][] = [
  // `window.docusaurus`
  [
    /[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/,
    'plugins/static-pages/browser/shims/docusaurusGlobal.ts',
  ],
  // Both only render into `<head>`, on the server.
  [
    /[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]/,
    'plugins/static-pages/browser/shims/nothing.tsx',
  ],
  [
    /[\\/]core[\\/]lib[\\/]client[\\/]SiteMetadataDefaults\.js$/,
    'plugins/static-pages/browser/shims/nothing.tsx',
  ],
];

/** Docusaurus' plugin that puts a table of all chunks into the bundler's runtime, for that global. */
const CHUNK_TABLE_PLUGIN = 'ChunkAssetPlugin';

/** Keeps out of the browser what no page of this site needs there; the server keeps the originals. */
export default function clientAliasesPlugin({ siteDir }: LoadContext): Plugin {
  const aliases = (shims: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(shims).map(([name, file]) => [name, path.join(siteDir, file)]),
    );
  return {
    name: 'client-aliases',
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer) {
        return {};
      }
      if (config.mode !== 'production') {
        return { resolve: { alias: aliases(ALWAYS) } };
      }
      const kept = config.plugins?.filter(
        (plugin) => plugin?.constructor.name !== CHUNK_TABLE_PLUGIN,
      );
      if (kept?.length === config.plugins?.length) {
        throw new Error(
          `plugins/static-pages/node/client-aliases: Docusaurus' bundler configuration has no ${CHUNK_TABLE_PLUGIN} to take out. Check what replaced it, or a table of all chunks is in every page's script.`,
        );
      }
      config.plugins = kept;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: { alias: aliases({ ...ALWAYS, ...IN_BUILT_SITE }) },
        // `include` instead of `test`: Docusaurus looks into each rule with a test.
        module: { rules: [{ include: CLIENT, resolve: { alias: aliases(IN_CLIENT) } }] },
        plugins: CLIENT_FILES.map(
          ([file, shim]) => new NormalModuleReplacementPlugin(file, path.join(siteDir, shim)),
        ),
      };
    },
  };
}
