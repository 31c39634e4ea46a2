import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packageFolder } from '@component-docs/kit/node/packages/folders';
import { isSharedStyle } from '../styles';

/** The part of a chunk that a cache group's function reads; the same in webpack and Rspack. */
interface BundledChunk {
  name?: string | null;
  canBeInitial: () => boolean;
}

/**
 * Returns the function that says whether the libraries that a chunk imports are in chunks that it shares with
 * others. This is so for all chunks that are loaded on demand, except tools that are large themselves.
 *
 * @param tools matches the names of the tools' chunks
 */
export function sharesLibraries(tools: RegExp) {
  return (chunk: BundledChunk): boolean => !tools.test(chunk.name ?? '') && !chunk.canBeInitial();
}

/** The part of a module that a cache group's functions read; the same in webpack and Rspack. */
interface BundledModule {
  type?: string;
  nameForCondition?: () => string | null;
}

/** Extracted styles, which Docusaurus puts into one sheet in one order. */
const STYLES = 'css/mini-extract';

/**
 * A cache group that puts each script module into the chunk that a function names by the module's path, and
 * leaves alone modules that it gives no name. Above all other groups.
 */
export function chunkGroup(nameOf: (modulePath: string) => string | undefined) {
  const chunkOf = (module: BundledModule) =>
    module.type === STYLES ? undefined : nameOf(module.nameForCondition?.() ?? '');
  return {
    test: (module: BundledModule) => chunkOf(module) !== undefined,
    name: chunkOf,
    chunks: 'async',
    enforce: true,
    priority: 60,
  } as const;
}

/**
 * Docusaurus' own group of styles, without the styles that don't belong to every page: the function decides
 * this by the module's path.
 */
export function styleGroup(isShared: (modulePath: string) => boolean) {
  return {
    test: (module: BundledModule) =>
      module.type === STYLES && isShared(module.nameForCondition?.() ?? ''),
  } as const;
}

/** The chunks of workers, by the names that they have where they are started. */
const WORKER = /-worker$/;

/**
 * Returns whether the packages that a chunk imports are in a chunk next to it, as by default. A worker
 * would only ask for that chunk once its own script has arrived, and nothing else uses its packages.
 */
export function needsVendorChunk(chunk: BundledChunk): boolean {
  return !chunk.canBeInitial() && !WORKER.test(chunk.name ?? '');
}

/** A `.server` twin of a module takes its place in the server bundle, and only there. */
const SERVER_EXTENSIONS = ['.server.ts', '.server.tsx'];

/** The bundler's own group, which has to be written out to change one of its options. */
const VENDORS = {
  idHint: 'vendors',
  test: /[\\/]node_modules[\\/]/i,
  priority: -10,
  reuseExistingChunk: true,
  chunks: needsVendorChunk,
} as const;

/**
 * How many chunks of libraries a page loads beside its own: the chunks that most pages share. Everything else
 * that its islands need is in the chunk of the page: in separate chunks, 30 components are larger by a fifth.
 * With fewer shared chunks, readers load more on the next page; a page with one component needs eleven.
 */
const LIBRARY_CHUNKS = {
  enforce: false,
  minSize: 0,
  maxAsyncRequests: 12,
} as const;

/**
 * Packages that libraries import for functions which nothing here calls. Their
 * descriptions don't tell the bundler that they may be left out then.
 */
const UNUSED_HELPERS = /[\\/]node_modules[\\/](?:hoist-non-react-statics|prop-types)[\\/]/;

/** The packages that every island needs, which are in one file: React, and contexts and labels of Docusaurus. */
const REACT =
  /[\\/]node_modules[\\/](?:clsx|react|react-dom|scheduler|@docusaurus[\\/]core[\\/]lib[\\/]client)[\\/]/;

/**
 * Names the chunk of the modules that every island needs: packages, and the data of contexts, such as the
 * site's configuration. Otherwise each island would bring a copy of it.
 */
const reactChunk = (generatedFilesDir: string) => (modulePath: string) =>
  REACT.test(modulePath) || path.dirname(modulePath) === generatedFilesDir
    ? 'react-core'
    : undefined;

/** How the libraries that islands import are split into chunks. */
export interface LibraryChunks {
  /** Returns the chunk of a library's module, given its path; undefined for every other module. */
  nameOf: (modulePath: string) => string | undefined;
  /** Returns cache groups that come before, by name, given the folder of all packages. */
  groups?: (packages: string) => Readonly<Record<string, object>>;
  /** Matches the chunks of tools that need half of a library, which would request each part separately. */
  tools: RegExp;
}

/**
 * Bundling for islands: server halves of modules, and separate chunks for the libraries that islands import,
 * so that a page loads only the modules of its islands, each once.
 */
export default function islandsPlugin(
  { siteDir, generatedFilesDir }: LoadContext,
  { nameOf, groups, tools }: LibraryChunks,
): Plugin {
  return {
    name: 'islands',
    configureWebpack(_config, isServer) {
      if (isServer) {
        return {
          mergeStrategy: { 'resolve.extensions': 'prepend' },
          resolve: { extensions: SERVER_EXTENSIONS },
        };
      }
      const packages = path.dirname(packageFolder(siteDir, 'react'));
      return {
        // `include` instead of `test`: Docusaurus looks into each rule with a test.
        module: { rules: [{ include: UNUSED_HELPERS, sideEffects: false }] },
        optimization: {
          splitChunks: {
            cacheGroups: {
              // Docusaurus' group of modules that chunks share, if at least half as many as there are
              // pages: none on the whole site, but nearly all of them in a build of a few pages.
              common: false,
              styles: styleGroup(isSharedStyle),
              react: { ...chunkGroup(reactChunk(generatedFilesDir)), priority: 70 },
              ...groups?.(packages),
              islandLibraries: {
                ...chunkGroup(nameOf),
                ...LIBRARY_CHUNKS,
                chunks: sharesLibraries(tools),
              },
              defaultVendors: VENDORS,
            },
          },
        },
      };
    },
  };
}
