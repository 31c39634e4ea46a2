const path = require('node:path');

/**
 * Returns a module of constants in place of one that reads the facts of the site in Node.
 *
 * @this {{ resourcePath: string; getOptions: () => Record<string, Record<string, unknown>> }}
 */
module.exports = function factsLoader() {
  const values = this.getOptions()[path.basename(this.resourcePath, '.ts')] ?? {};
  return Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
