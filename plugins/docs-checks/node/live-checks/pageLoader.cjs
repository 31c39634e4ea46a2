// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.

/** Where `livePages.ts` puts it. */
const SHARED = Symbol.for('docs-checks.live');

/** @typedef {import('./livePages').LivePages} LivePages */

/**
 * Passes a page on. If it can't be compiled, passes on a page that lists its faults instead: a page without a module
 * would crash in the browser.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {Promise<string>}
 */
module.exports = async function pageLoader(source) {
  const live = /** @type {{ [SHARED]?: LivePages }} */ (globalThis)[SHARED];
  return live?.load ? live.load(this.resourcePath, source) : source;
};
