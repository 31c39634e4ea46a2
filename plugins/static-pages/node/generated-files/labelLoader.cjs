// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it.
const fs = require('node:fs');
const acorn = require('acorn');
const walk = require('acorn-walk');

/**
 * Puts its translation next to each label of a compiled module: into the objects that `translate` and
 * `<Translate>` get, as `translation`. A label without one stays as it is.
 *
 * @param {string} source
 * @param {Readonly<Record<string, string>>} labels translations by the ids of labels
 * @returns {string}
 */
function insertTranslations(source, labels) {
  /** @type {{ place: number, text: string }[]} */
  const insertions = [];
  walk.simple(acorn.parse(source, { ecmaVersion: 'latest', sourceType: 'module' }), {
    ObjectExpression(object) {
      const properties = new Map(
        object.properties.flatMap((property) =>
          property.type === 'Property' && property.key.type === 'Identifier'
            ? [[property.key.name, property.value]]
            : [],
        ),
      );
      const id = properties.get('id');
      const translation = id?.type === 'Literal' ? labels[String(id.value)] : undefined;
      if (translation && (properties.has('message') || properties.has('children'))) {
        const text = `translation: ${JSON.stringify(translation)}, `;
        insertions.push({ place: object.start + 1, text });
      }
    },
  });
  return insertions
    .sort((a, b) => b.place - a.place)
    .reduce((code, { place, text }) => code.slice(0, place) + text + code.slice(place), source);
}

/** @type {{ content: string, labels: Record<string, string> }} */
let table = { content: '{}', labels: {} };

/**
 * Puts the translations of a module's labels into the module. The table that Docusaurus has collected for a
 * language is parsed once for all modules.
 *
 * @this {{ addDependency(file: string): void, getOptions(): { table: string } }}
 * @param {string} source
 * @returns {string}
 */
function labelLoader(source) {
  if (!source.includes('@docusaurus/Translate')) {
    return source;
  }
  const file = this.getOptions().table;
  this.addDependency(file);
  const content = fs.readFileSync(file, 'utf8');
  if (content !== table.content) {
    table = { content, labels: JSON.parse(content) };
  }
  return insertTranslations(source, table.labels);
}

module.exports = Object.assign(labelLoader, { insertTranslations });
