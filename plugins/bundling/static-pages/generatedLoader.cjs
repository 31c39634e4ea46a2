// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it by itself.
const fs = require('node:fs');
const path = require('node:path');
const {
  findPrepared,
  withShortRoutes,
  withoutChunks,
  withoutRoutes,
} = require('./preparedRoutes.cjs');

const NAMES = 'routesChunkNames.json';
const REGISTRY = 'registry.js';

/**
 * Takes prepared pages out of what Docusaurus generates for the browser: its routes, the names of
 * their chunks, and the registry of chunks.
 *
 * @this {{ resourcePath: string, addDependency(file: string): void }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function generatedLoader(source) {
  const folder = path.dirname(this.resourcePath);
  /** @param {string} name */
  const read = (name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  const chunkNames = JSON.parse(read(NAMES));
  const { routes, chunks } = findPrepared(chunkNames, read(REGISTRY));
  switch (path.basename(this.resourcePath)) {
    case NAMES:
      return JSON.stringify(withoutRoutes(chunkNames, routes));
    case REGISTRY:
      return withoutChunks(source, chunks);
    default:
      return withShortRoutes(source, routes);
  }
};
