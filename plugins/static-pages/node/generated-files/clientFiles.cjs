// @ts-check
// Pure steps of generatedLoader.cjs, hence CommonJS.
const acorn = require('acorn');

const PLUGIN = 'plugins/static-pages/node/generated-files';

/**
 * @param {string} file
 * @param {string} expected
 * @returns {Error}
 */
function unexpected(file, expected) {
  return new Error(
    `${PLUGIN}: Docusaurus generates ${file} in another form than this plugin was written for. It expects ${expected}. Adapt clientFiles.cjs to the new form, or take the plugin out of docusaurus.config.ts.`,
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
 * The value of a property with a literal, such as `path: '/a'`.
 *
 * @param {import('acorn').Expression | import('acorn').SpreadElement | null} node
 * @param {string} name
 */
function literalOf(node, name) {
  if (node?.type !== 'ObjectExpression') {
    return undefined;
  }
  const property = node.properties.find(
    (candidate) =>
      candidate.type === 'Property' &&
      candidate.key.type === 'Identifier' &&
      candidate.key.name === name,
  );
  return property?.type === 'Property' && property.value.type === 'Literal'
    ? property.value.value
    : undefined;
}

/**
 * The name of a property, which may be in quotes.
 *
 * @param {import('acorn').Property | import('acorn').SpreadElement} property
 * @returns {string}
 */
function keyOf(property) {
  const key = property.type === 'Property' ? property.key : undefined;
  return key?.type === 'Literal' ? String(key.value) : key?.type === 'Identifier' ? key.name : '';
}

/**
 * The routes of the browser: one, in place of one for each page.
 *
 * Throws when the generated routes aren't an array whose last route takes what the others leave.
 *
 * @param {string} source
 * @returns {string}
 */
function clientRoutes(source) {
  const routes = defaultExport(source);
  const last = routes?.type === 'ArrayExpression' ? routes.elements.at(-1) : undefined;
  if (routes?.type !== 'ArrayExpression' || routes.elements.length < 2) {
    throw unexpected('routes.js', 'an array of several routes as its default export');
  }
  if (!last || literalOf(last, 'path') !== '*') {
    throw unexpected('routes.js', 'a last route with the path "*"');
  }
  return `import { createRoutes } from '@component-docs/static-pages/browser/pages/StaticRoute';\nexport default createRoutes();\n`;
}

/**
 * The registry of page chunks of the browser: none.
 *
 * Throws when the generated registry isn't an object with entries.
 *
 * @param {string} source
 * @returns {string}
 */
function clientRegistry(source) {
  const registry = defaultExport(source);
  if (registry?.type !== 'ObjectExpression' || registry.properties.length === 0) {
    throw unexpected('registry.js', 'an object with an entry for each chunk');
  }
  return 'export default {};\n';
}

/**
 * A table by page or by plugin for the browser: none.
 *
 * Throws when the generated table isn't an object with entries.
 *
 * @param {string} source
 * @param {string} file
 * @returns {string}
 */
function clientTable(source, file) {
  const table = JSON.parse(source);
  if (table === null || typeof table !== 'object' || Object.keys(table).length === 0) {
    throw unexpected(file, 'an object with entries');
  }
  return '{}';
}

/** Parts of the configuration that only the build reads. Options of plugins have absolute paths. */
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
];

/**
 * The configuration of the browser: without what only the build reads.
 *
 * Throws when the generated configuration isn't an object with plugins.
 *
 * @param {string} source
 * @returns {string}
 */
function clientConfig(source) {
  const config = defaultExport(source);
  const properties = config?.type === 'ObjectExpression' ? config.properties : [];
  const kept = properties.filter((property) => !BUILD_OPTIONS.includes(keyOf(property)));
  if (!properties.some((property) => keyOf(property) === 'plugins')) {
    throw unexpected('docusaurus.config.mjs', 'an object with the property "plugins"');
  }
  return `export default {\n${kept.map(({ start, end }) => source.slice(start, end)).join(',\n')}\n};\n`;
}

module.exports = { clientConfig, clientRoutes, clientRegistry, clientTable };
