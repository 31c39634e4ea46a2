// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it by itself.

/**
 * An entry of the registry of chunks that Docusaurus generates: a chunk's name, and how to import
 * it, then its module's path and id.
 * (docusaurus/packages/docusaurus/src/server/codegen/codegenRoutes.ts)
 */
const ENTRY = /"([^"]+)": \[(\(\) => import\(.+?\)), "[^"]*", (require\.resolveWeak\("[^"]*"\))\]/g;

const FORM_HAS_CHANGED =
  'plugins/bundling/route-chunks: the registry of chunks that Docusaurus generates has another form than this plugin was written for. Adapt ENTRY in registryLoader.cjs, or take the plugin out of docusaurus.config.ts.';

/**
 * Takes the source of `.docusaurus/registry.js` and what becomes of an entry. Throws when the source
 * has entries of another form.
 *
 * @param {string} source
 * @param {(name: string, load: string, id: string) => string} entryOf
 * @returns {string}
 */
function mapEntries(source, entryOf) {
  let found = 0;
  /** @type {(entry: string, name: string, load: string, id: string) => string} */
  const replaceEntry = (_, name, load, id) => {
    found += 1;
    return entryOf(name, load, id);
  };
  const mapped = source.replace(ENTRY, replaceEntry);
  if (found !== source.split('resolveWeak(').length - 1) {
    throw new Error(FORM_HAS_CHANGED);
  }
  return mapped;
}

/**
 * The registry for the browser, which only imports: paths and ids serve `Loadable.preloadReady`,
 * and Docusaurus does not call that. They would be in every page's script.
 *
 * @param {string} source
 */
const clientRegistry = (source) => mapEntries(source, (name, load) => `"${name}": [${load}]`);

/**
 * The registry for the server, which reports the chunks that it rendered a page with by their names.
 * Docusaurus looks them up in the manifest by name, but reports paths, finds nothing, and lists no
 * chunk of the page in its HTML: the browser would hear of them only from the main script.
 * (docusaurus/packages/docusaurus/src/ssg/ssgTemplate.ts)
 *
 * @param {string} source
 */
const serverRegistry = (source) =>
  mapEntries(source, (name, load, id) => `"${name}": [${load}, "${name}", ${id}]`);

/**
 * @this {{ getOptions(): { isServer: boolean } }}
 * @param {string} source
 */
module.exports = function registryLoader(source) {
  return this.getOptions().isServer ? serverRegistry(source) : clientRegistry(source);
};
