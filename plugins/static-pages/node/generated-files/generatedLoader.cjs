// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.
const path = require('node:path');
const { clientConfig, clientRegistry, clientRoutes, clientTable } = require('./clientFiles.cjs');

/**
 * Takes out of what Docusaurus generates for the browser the tables that grow with each page, and what
 * only the build reads.
 *
 * @this {{ resourcePath: string }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function generatedLoader(source) {
  const file = path.basename(this.resourcePath);
  switch (file) {
    case 'routes.js':
      return clientRoutes(source);
    case 'docusaurus.config.mjs':
      return clientConfig(source);
    case 'registry.js':
      return clientRegistry(source);
    case 'codeTranslations.json':
      // Each module has its own (plugins/static-pages/node/client-labels).
      return '{}';
    default:
      return clientTable(source, file);
  }
};
