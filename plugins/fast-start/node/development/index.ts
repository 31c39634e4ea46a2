import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { loadFreshModule, posixPath } from '@docusaurus/utils';
import type { Compiler } from '@rspack/core';
import { NAME } from './createReload';
import { filterReloads, FOLDERS } from './filterReloads';
import { createBrowsers, listenToProblems, problemMessages } from './problems';
import type { DevServer, Invalidation } from './problems';
import { createRequire } from 'node:module';

/** The parser of front matter, with its results by text. */
interface Parser {
  cache: Record<string, unknown>;
}

/**
 * Keeps Docusaurus' parser of front matter from remembering texts. It remembers a text before it parses it: who parses
 * front matter that isn't YAML gets an error the first time, and a page without title and description from then on.
 */
export function forgetFrontMatter(): void {
  const utils = createRequire(__filename).resolve('@docusaurus/utils');
  const parser = createRequire(utils)('@11ty/gray-matter') as Parser;
  parser.cache = new Proxy({}, { set: () => true });
}

/** Modules that only some pages need: their text, and the code of their demos and playgrounds. */
const OF_PAGES = /\.mdx$|[\\/]\.docusaurus[\\/].*[\\/]components[\\/][^\\/]+\.js$/;

/** The server serves the folders with static files itself, so they needn't be copied with each change. */
const COPY_PLUGIN = 'CopyRspackPlugin';

interface DevelopmentOptions {
  /** Modules that define facts of the site, relative to its root. They are read again before plugins load. */
  definitions: readonly string[];
}

/**
 * Keeps `npm start` fast with many pages and demos: the bundler compiles only pages that are opened, and a
 * saved file reloads only the modules that depend on it. Only for the development server.
 */
export default function developmentPlugin(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { definitions }: DevelopmentOptions,
): Plugin {
  let bundler: Compiler | undefined;
  const tellBundler = (changed: readonly string[], gone: readonly string[]) =>
    bundler?.watching?.invalidateWithChangesAndRemovals(new Set(changed), new Set(gone));
  forgetFrontMatter();
  listenToProblems({ compile: (files) => tellBundler(files, []) });
  filterReloads(
    siteDir,
    async () => {
      for (const file of definitions) {
        await loadFreshModule(path.join(siteDir, file));
      }
    },
    tellBundler,
  );
  return {
    name: NAME,
    configureWebpack: ({ plugins }) =>
      // Docusaurus' types know webpack's options; these are options of Rspack and of its server.
      ({
        mergeStrategy: { plugins: 'replace' },
        plugins: (plugins ?? []).filter((plugin) => plugin?.constructor.name !== COPY_PLUGIN),
        watchOptions: {
          // `filterReloads` reports changes in these folders.
          ignored: [
            '**/node_modules',
            ...FOLDERS.map((folder) => posixPath(`${siteDir}/${folder}`)),
          ],
        },
        lazyCompilation: { entries: false, test: OF_PAGES },
        module: {
          rules: [
            {
              enforce: 'pre',
              include: path.join(generatedFilesDir, 'registry.js'),
              loader: path.join(__dirname, 'registryLoader.cjs'),
            },
          ],
        },
        devServer: {
          // In every language, files that languages have in common are at the root (plugins/hosting/node/finishBuild.ts).
          static: siteConfig.staticDirectories.map((folder) => ({
            directory: path.join(siteDir, folder),
            publicPath: '/',
            watch: false,
          })),
          // These are added to Docusaurus' own.
          setupMiddlewares: (
            _middlewares: unknown,
            server: DevServer & { compiler: Compiler & Invalidation },
          ) => {
            const { compiler } = server;
            bundler = compiler;
            listenToProblems({ show: createBrowsers(server, compiler, problemMessages) });
            return [
              {
                name: 'lazy-compilation',
                middleware: compiler.rspack.lazyCompilationMiddleware(compiler),
              },
            ];
          },
        },
      }) as ReturnType<NonNullable<Plugin['configureWebpack']>>,
  };
}
