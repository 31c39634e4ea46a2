import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Packages that Docusaurus brings into every page, and what takes their place in the browser. */
const STAND_INS = {
  nprogress$: 'src/runtime/shims/nprogress.ts',
  'prism-react-renderer$': 'src/runtime/shims/prismReactRenderer.ts',
  tslib$: 'src/runtime/shims/tslib.ts',
};

/** What takes the place of a package for React Router alone; islands use others of its name. */
const ROUTER_STAND_INS = { 'path-to-regexp$': 'src/runtime/shims/pathToRegexp.ts' };
const ROUTER = /[\\/]node_modules[\\/]react-router[\\/]/;

/** Whose modules have labels: this site's own and the classic theme's. */
const LABELLED =
  /[\\/](?:src|node_modules[\\/]@docusaurus[\\/]theme-(?:classic|common))[\\/].+\.(?:jsx?|tsx?)$/;

/** Keeps out of the client what no page of this site needs; the server keeps the originals. */
export default function slimShellPlugin({ siteDir }: LoadContext): Plugin {
  const aliases = (standIns: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(standIns).map(([name, file]) => [name, path.join(siteDir, file)]),
    );
  const routerRule = { include: ROUTER, resolve: { alias: aliases(ROUTER_STAND_INS) } };
  const labelRule = {
    enforce: 'pre',
    include: LABELLED,
    loader: path.join(__dirname, 'labelLoader.cjs'),
  } as const;
  return {
    name: 'slim-shell',
    configureWebpack: ({ mode }, isServer) =>
      isServer
        ? {}
        : {
            resolve: { alias: aliases(STAND_INS) },
            module: { rules: [routerRule, ...(mode === 'production' ? [labelRule] : [])] },
          },
  };
}
