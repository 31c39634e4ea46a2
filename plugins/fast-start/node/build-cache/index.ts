import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { removeOldCaches } from './removeOldCaches';
import { Globby } from '@docusaurus/utils';
import { engineFile } from '@component-docs/kit/node/packages/folders';

/** Code of the packages that runs at build. What runs in browsers are modules of the bundler. */
const PACKAGES = ['**/*.{ts,cjs}', '!*/{browser,lazy,sandbox,tests}/**'];

/** What plugins print into pages: texts, and labels such as the titles of templates. */
const TEXTS = 'i18n/*/{labels,page-texts}.json';

/**
 * Returns what every module may depend on, as absolute paths: the installed packages, what compiles pages,
 * and the texts that it prints. Always in the same order, because the bundler has another cache for another
 * order, and files are found in any.
 *
 * @param ownCode patterns of the site's own code that compiles pages, relative to its folder
 * @param engine folder of the packages
 */
export async function compilingCode(
  siteDir: string,
  ownCode: readonly string[],
  engine = engineFile(''),
): Promise<string[]> {
  const found = [
    ...(await Globby(PACKAGES, { cwd: engine, absolute: true })),
    ...(await Globby([...ownCode, TEXTS], { cwd: siteDir, absolute: true })),
  ];
  return [path.join(siteDir, 'package-lock.json'), ...found.sort()];
}

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
