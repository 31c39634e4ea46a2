import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compilingCode } from './compilingCode';
import { removeOldCaches } from './removeOldCaches';

interface Options {
  /** Patterns of the site's own code that compiles pages, relative to its folder. */
  ownCode: readonly string[];
}

/**
 * Makes the bundler's persistent cache notice every change.
 *
 * The whole cache depends on the code that compiles pages. Docusaurus keys it by the site config
 * alone, so that a changed remark plugin, or a package that moved within node_modules, would go
 * unnoticed. Content isn't such a dependency: one new page would then discard the cache. Instead, each
 * page depends on the files that its remark plugins read (`addDependencies`).
 */
export default async function buildCachePlugin(
  { siteDir }: LoadContext,
  { ownCode }: Options,
): Promise<Plugin> {
  const code = await compilingCode(siteDir, ownCode);
  await removeOldCaches(siteDir);
  return {
    name: 'build-cache',
    configureWebpack() {
      return {
        experiments: {
          cache: { buildDependencies: code },
        },
        module: {
          rules: [
            // After the compiler of pages. `include` instead of `test`: Docusaurus takes each rule with
            // a test for pages as one that compiles them, and looks for its folders.
            {
              include: /\.mdx$/,
              enforce: 'post',
              loader: path.join(__dirname, 'dependenciesLoader.cjs'),
            },
          ],
        },
      };
    },
  };
}
