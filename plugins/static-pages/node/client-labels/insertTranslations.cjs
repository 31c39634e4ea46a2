// @ts-check
// The pure step of labelLoader.cjs, hence CommonJS.
const acorn = require('acorn');
const walk = require('acorn-walk');

/**
 * The properties of an object that aren't computed, by their names.
 *
 * @param {import('acorn').ObjectExpression} object
 */
function propertiesOf(object) {
  return new Map(
    object.properties.flatMap((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value]]
        : [],
    ),
  );
}

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
      const properties = propertiesOf(object);
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

module.exports = { insertTranslations };
