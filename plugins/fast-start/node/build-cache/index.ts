import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import { engineFile } from '@component-docs/kit/node/packages/folders';
import { readdir, rm, stat } from 'node:fs/promises';

/** Where the bundler keeps its caches: a folder for each configuration and state of the code. */
const CACHES = 'node_modules/.cache/rspack';
/** Two builds (browser and server) for two languages, of the three latest states of the code. */
const MAX_CACHES = 12;

async function usedAt(folder: string): Promise<number> {
  return (await stat(folder)).mtimeMs;
}

/**
 * Removes the bundler's oldest caches. It writes a new one whenever the code changes that compiles
 * pages, and removes none itself; each takes some 50 MB.
 *
 * @returns the names of the removed folders
 */
export async function removeOldCaches(siteDir: string, keep = MAX_CACHES): Promise<string[]> {
  const root = path.join(siteDir, CACHES);
  const entries = await readdir(root, { withFileTypes: true }).catch(() => []);
  const folders = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'));
  const timed = await Promise.all(
    folders.map(async ({ name }) => ({ name, time: await usedAt(path.join(root, name)) })),
  );
  const old = timed.sort((a, b) => b.time - a.time).slice(keep);
  await Promise.all(
    old.map(({ name }) => rm(path.join(root, name), { recursive: true, force: true })),
  );
  return old.map(({ name }) => name);
}

/** Code of the packages that runs at build. Code that runs in browsers consists of modules of the bundler. */
const PACKAGES = ['**/*.{ts,cjs}', '!*/{browser,lazy,sandbox,tests}/**'];

/** Texts that plugins print into pages, such as labels with the titles of templates. */
const TEXTS = 'i18n/*/{labels,page-texts}.json';

/**
 * Returns the files that every module may depend on, as absolute paths: the installed packages, the code that
 * compiles pages, and the texts that it prints. Always in the same order, because the bundler uses another
 * cache for another order, and a search for files has no fixed order.
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
 *
 * Also tells the process that started this build, if it listens, that all pages have been read. The facts of
 * packages and demos are cached then, so the build of the next language can start.
 */
export default async function buildCachePlugin(
  { siteDir }: LoadContext,
  { ownCode }: Options,
): Promise<Plugin> {
  const code = await compilingCode(siteDir, ownCode);
  await removeOldCaches(siteDir);
  return {
    name: 'build-cache',
    allContentLoaded() {
      process.send?.('loaded');
      return Promise.resolve();
    },
    configureWebpack() {
      return {
        experiments: {
          cache: { buildDependencies: code },
        },
        module: {
          rules: [
            // After the compiler of pages. `include` instead of `test`: Docusaurus takes each rule with a
            // test for pages as a rule that compiles them, and looks for its folders.
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
