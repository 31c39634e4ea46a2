import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Packages that Docusaurus brings into every page, and what replaces them in the browser. */
const ALWAYS = {
  nprogress$: 'src/runtime/shims/nprogress.ts',
  'prism-react-renderer$': 'src/runtime/shims/prismReactRenderer.ts',
  tslib$: 'src/runtime/shims/tslib.ts',
};

/**
 * What only components that print pages need: they run on the server and in the development server,
 * and not in the built site's browser.
 */
const IN_BUILT_SITE = {
  '@docusaurus/Head': 'src/runtime/shims/nothing.tsx',
  '@theme/Layout/Provider': 'src/runtime/shims/LayoutProvider.tsx',
  '@theme/SiteMetadata': 'src/runtime/shims/nothing.tsx',
  '@theme/ThemeProvider': 'src/runtime/shims/LayoutProvider.tsx',
  'react-helmet-async$': 'src/runtime/shims/reactHelmetAsync.tsx',
};

/** `window.docusaurus` of Docusaurus' client, which its entry imports by a relative path. */
const DOCUSAURUS_GLOBAL = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client[\\/]docusaurus\.js$/;

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
          `plugins/bundling/client-aliases: Docusaurus' bundler configuration has no ${CHUNK_TABLE_PLUGIN} to take out. Check what replaced it, or a table of all chunks is in every page's script.`,
        );
      }
      config.plugins = kept;
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        resolve: { alias: aliases({ ...ALWAYS, ...IN_BUILT_SITE }) },
        plugins: [
          new NormalModuleReplacementPlugin(
            DOCUSAURUS_GLOBAL,
            path.join(siteDir, 'src/runtime/shims/docusaurusGlobal.ts'),
          ),
        ],
      };
    },
  };
}
