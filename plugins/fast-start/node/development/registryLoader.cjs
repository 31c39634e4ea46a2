// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.

/** The third item of an entry, by which Docusaurus looks for pages that are loaded already. */
const WEAK = /, require\.resolveWeak\("[^"]*"\)\]/g;

/**
 * Removes the weak references from Docusaurus' registry of pages, because they make the bundler compile all
 * pages: with a weak reference, a page belongs to the modules even if nobody has opened it.
 *
 * Throws when the registry has no such references.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function registryLoader(source) {
  const short = source.replace(WEAK, ']');
  if (short === source || short.includes('resolveWeak')) {
    throw new Error(
      'plugins/fast-start/node/development: Docusaurus generates registry.js in another form than this plugin was written for. Adapt WEAK in registryLoader.cjs.',
    );
  }
  return short;
};
