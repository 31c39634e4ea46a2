// @ts-check
// Pure steps of generatedLoader.cjs, hence CommonJS.

/** The theme component of pages whose content the browser takes from HTML. */
const PREPARED_COMPONENT = '@theme/ReferenceItem';

/** @typedef {Record<string, Record<string, unknown>>} ChunkNames of each route, by path and hash */
/** @typedef {{ sidebar: string, start: string, ends: string[] }} Group */

/**
 * A route without children among those that Docusaurus generates.
 * (docusaurus/packages/docusaurus/src/server/codegen/codegenRoutes.ts)
 */
const LEAF =
  /\{\s*path: '([^']+)',\s*component: ComponentCreator\('\1', '([^']+)'\),\s*exact: true,\s*sidebar: "([^"]+)"\s*\},?/g;

/** An entry of the generated registry of chunks: its name, and what it imports. */
const ENTRY = /^\s*"([^"]+)": \[\(\) => import\(.+?"([^"]+)"\), .+\],?/gm;

/**
 * What has no place in the browser: the keys of the prepared pages' routes, and the chunks of their
 * data.
 *
 * @param {ChunkNames} chunkNames
 * @param {string} registry the generated source
 * @returns {{ routes: Set<string>, chunks: Set<string> }}
 */
function findPrepared(chunkNames, registry) {
  const component = [...registry.matchAll(ENTRY)].find((entry) => entry[2] === PREPARED_COMPONENT);
  const prepared = Object.entries(chunkNames).filter(
    ([, chunks]) => component && chunks.__comp === component[1],
  );
  return {
    routes: new Set(prepared.map(([key]) => key)),
    chunks: new Set(
      prepared.flatMap(([, { __comp: _, ...data }]) =>
        Object.values(data).filter((name) => typeof name === 'string'),
      ),
    ),
  };
}

/**
 * Where the paths of a sidebar's pages part.
 *
 * @param {readonly string[]} paths
 * @returns {string} up to a slash
 */
function sharedStart(paths) {
  const [first = ''] = paths;
  let start = first;
  while (!paths.every((path) => path.startsWith(start))) {
    start = start.slice(0, -1);
  }
  return start.slice(0, start.lastIndexOf('/') + 1);
}

/**
 * The routes for the browser: the prepared ones of a sidebar in one line. Takes the generated source
 * and the keys of prepared routes. Throws when it does not find them all.
 *
 * @param {string} source
 * @param {ReadonlySet<string>} prepared
 * @returns {string}
 */
function withShortRoutes(source, prepared) {
  /** @type {Map<string, string[]>} */
  const paths = new Map();
  let found = 0;
  const marked = source.replace(LEAF, (route, path, hash, sidebar) => {
    if (!prepared.has(`${path}-${hash}`)) {
      return route;
    }
    found += 1;
    const known = paths.get(sidebar);
    paths.set(sidebar, [...(known ?? []), path]);
    return known ? '' : `...preparedRoutes(${JSON.stringify(sidebar)}, PATHS),`;
  });
  if (found !== prepared.size) {
    throw new Error(
      `plugins/bundling/static-pages: ${prepared.size - found} of ${prepared.size} prepared pages are not among the routes in the form that this plugin was written for. Adapt LEAF in preparedRoutes.cjs, or take the plugin out of docusaurus.config.ts.`,
    );
  }
  const filled = marked.replace(/preparedRoutes\("([^"]+)", PATHS\)/g, (_, sidebar) => {
    const all = paths.get(sidebar) ?? [];
    const start = sharedStart(all);
    const ends = all.map((path) => path.slice(start.length)).join(' ');
    return `preparedRoutes(${[sidebar, start, ends].map((text) => JSON.stringify(text)).join(', ')})`;
  });
  return `import { preparedRoutes } from '@site/src/runtime/static-pages/preparedRoutes';\n${filled}`;
}

/**
 * The registry without chunks.
 *
 * @param {string} source
 * @param {ReadonlySet<string>} chunks
 * @returns {string}
 */
function withoutChunks(source, chunks) {
  return source.replace(ENTRY, (entry, name) => (chunks.has(name) ? '' : entry));
}

/**
 * The chunk names of routes without some of them.
 *
 * @param {ChunkNames} chunkNames
 * @param {ReadonlySet<string>} keys
 * @returns {ChunkNames}
 */
function withoutRoutes(chunkNames, keys) {
  return Object.fromEntries(Object.entries(chunkNames).filter(([key]) => !keys.has(key)));
}

module.exports = { findPrepared, withShortRoutes, withoutChunks, withoutRoutes };
