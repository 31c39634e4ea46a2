// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.
const fs = require('node:fs');

/** Where `plugins/kit/node/mdx/dependencies.ts` records them. */
const SHARED = Symbol.for('mdx.dependencies');

/** @typedef {import('@component-docs/kit/node/mdx/dependencies').Dependencies} Dependencies */

/**
 * Adds the files that remark plugins read to the dependencies of a page's module, so that the bundler's cache
 * and the development server compile the page again when one changes. Leaves the module as it is.
 *
 * @this {{
 *   resourcePath: string;
 *   addDependency: (file: string) => void;
 *   addMissingDependency: (file: string) => void;
 *   addContextDependency: (folder: string) => void;
 * }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function dependenciesLoader(source) {
  const pages = /** @type {{ [SHARED]?: Map<string, Dependencies> }} */ (globalThis)[SHARED];
  const { files = [], folders = [] } = pages?.get(this.resourcePath) ?? {};
  for (const file of files) {
    if (fs.existsSync(file)) {
      this.addDependency(file);
    } else {
      this.addMissingDependency(file);
    }
  }
  for (const folder of folders) {
    this.addContextDependency(folder);
  }
  return source;
};
