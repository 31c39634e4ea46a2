// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.

/** Where `livePages.ts` puts it. */
const SHARED = Symbol.for('docs-checks.live');

/** @typedef {import('./livePages').LivePages} LivePages */

/**
 * Passes a page on, or in its place one that lists its faults if it can't be compiled: a page without a module would
 * crash in the browser.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {Promise<string>}
 */
module.exports = async function pageLoader(source) {
  const live = /** @type {{ [SHARED]?: LivePages }} */ (globalThis)[SHARED];
  return live?.load ? live.load(this.resourcePath, source) : source;
};
