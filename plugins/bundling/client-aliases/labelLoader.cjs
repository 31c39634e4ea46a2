// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it by itself.

const STRING = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")`;
/** `message: '…', description: '…'`, as `translate` takes it. */
const IN_OBJECT = new RegExp(
  String.raw`(\bmessage:\s*${STRING},)\s*description:\s*${STRING},?`,
  'gs',
);
/** `<Translate id="…" description="…">` */
const IN_ELEMENT = /(<Translate\b[^<>]*?)\s+description="[^"]*"/g;

/**
 * Leaves out of the browser's code what a label says to translators; `write-translations` reads it
 * from the sources. Takes and gives the source of a module. A label that is written in another way
 * stays as it is.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function labelLoader(source) {
  return source.replace(IN_OBJECT, '$1').replace(IN_ELEMENT, '$1');
};
