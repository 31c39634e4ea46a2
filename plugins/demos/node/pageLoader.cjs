// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.

/** Where `livePages.ts` puts it. */
const SHARED = Symbol.for('demos.live');

/** @typedef {import('./livePages').Derive} Derive */

/**
 * Derives the module of a page's demos from their files, in place of the module that the plugin generated
 * when it was loaded. So a saved demo changes its component and its listing in one compilation, and the
 * plugin needn't load all demos again.
 *
 * @this {{ resourcePath: string; addDependency: (file: string) => void }}
 * @param {string} generated
 * @returns {Promise<string>}
 */
module.exports = async function pageLoader(generated) {
  const derive = /** @type {{ [SHARED]?: Derive }} */ (globalThis)[SHARED];
  if (!derive) {
    return generated;
  }
  const { source, files } = await derive(this.resourcePath);
  files.forEach((file) => this.addDependency(file));
  return source;
};
