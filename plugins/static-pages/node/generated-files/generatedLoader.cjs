// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.
const path = require('node:path');
const acorn = require('acorn');

/**
 * @param {string} file
 * @param {string} expected
 * @returns {Error}
 */
function unexpected(file, expected) {
  return new Error(
    `plugins/static-pages/node/generated-files: Docusaurus generates ${file} in another form than this plugin was written for. It expects ${expected}. Adapt generatedLoader.cjs to the new form, or take the plugin out of docusaurus.config.ts.`,
  );
}

/**
 * The expression that a module exports as its default.
 *
 * @param {string} source
 */
function defaultExport(source) {
  const { body } = acorn.parse(source, { ecmaVersion: 'latest', sourceType: 'module' });
  const statement = body.find(({ type }) => type === 'ExportDefaultDeclaration');
  return statement?.type === 'ExportDefaultDeclaration' ? statement.declaration : undefined;
}

/**
 * The properties of an object, by their names, which may be in quotes.
 *
 * @param {import('acorn').AnyNode | null | undefined} node
 * @returns {Map<string, import('acorn').Property>}
 */
function propertiesOf(node) {
  const properties = node?.type === 'ObjectExpression' ? node.properties : [];
  return new Map(
    properties.flatMap((property) => {
      const key = property.type === 'Property' ? property.key : undefined;
      const name = key?.type === 'Identifier' ? key.name : key?.type === 'Literal' && key.value;
      return property.type === 'Property' ? [[String(name), property]] : [];
    }),
  );
}

/**
 * The routes of the browser: none.
 *
 * @param {string} source
 */
function clientRoutes(source) {
  if (defaultExport(source)?.type !== 'ArrayExpression') {
    throw unexpected('routes.js', 'an array as its default export');
  }
  return 'export default [];\n';
}

/**
 * A table by page or by plugin for the browser: none.
 *
 * @param {string} source
 * @param {string} file
 */
function clientTable(source, file) {
  const table = JSON.parse(source);
  if (table === null || typeof table !== 'object' || Object.keys(table).length === 0) {
    throw unexpected(file, 'an object with entries');
  }
  return '{}';
}

/** Parts of the configuration that only the build and the server read. Options of plugins have absolute paths. */
const BUILD_OPTIONS = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'staticDirectories',
  'markdown',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
  'ssrTemplate',
  'baseUrlIssueBanner',
  'headTags',
  'scripts',
  'stylesheets',
  'storage',
  'tagline',
  'favicon',
  'noIndex',
];

/**
 * Returns the configuration for browsers, without the properties that only the build reads.
 *
 * @param {string} source
 */
function clientConfig(source) {
  const properties = propertiesOf(defaultExport(source));
  if (!properties.has('plugins')) {
    throw unexpected('docusaurus.config.mjs', 'an object with the property "plugins"');
  }
  BUILD_OPTIONS.forEach((name) => properties.delete(name));
  const kept = [...properties.values()].map(({ start, end }) => source.slice(start, end));
  return `export default {\n${kept.join(',\n')}\n};\n`;
}

/**
 * Removes data from the files that Docusaurus generates for browsers: the tables that grow with each page,
 * and everything that only the build reads.
 *
 * Throws when a file doesn't have the form that this was written for.
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
    case 'codeTranslations.json':
      // Each module has its own (labelLoader.cjs).
      return '{}';
    default:
      return clientTable(source, file);
  }
};
