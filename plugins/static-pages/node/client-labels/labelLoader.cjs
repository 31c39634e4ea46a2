// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.
const fs = require('node:fs');
const { insertTranslations } = require('./insertTranslations.cjs');

/** @type {{ content: string, labels: Record<string, string> }} */
let table = { content: '{}', labels: {} };

/**
 * The translations that Docusaurus has collected for a language, parsed once for all modules.
 *
 * @param {string} file
 */
function readLabels(file) {
  const content = fs.readFileSync(file, 'utf8');
  if (content !== table.content) {
    table = { content, labels: JSON.parse(content) };
  }
  return table.labels;
}

/**
 * Puts the translations of a module's labels into the module.
 *
 * @this {{ addDependency(file: string): void, getOptions(): { table: string } }}
 * @param {string} source
 * @returns {string}
 */
module.exports = function labelLoader(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  const file = this.getOptions().table;
  this.addDependency(file);
  return insertTranslations(source, readLabels(file));
};
