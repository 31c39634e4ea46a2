const path = require('node:path');

/**
 * Returns a module of constants in place of a module that reads the facts of the site in Node.
 *
 * @typedef {Record<string, Record<string, unknown>>} Facts
 * @this {{
 *   resourcePath: string;
 *   addDependency: (file: string) => void;
 *   getOptions: () => { facts: Facts | (() => Facts); files?: string[] };
 * }}
 */
module.exports = function factsLoader() {
  const { facts, files = [] } = this.getOptions();
  files.forEach((file) => this.addDependency(file));
  const all = typeof facts === 'function' ? facts() : facts;
  return Object.entries(all[path.basename(this.resourcePath, '.ts')] ?? {})
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');
};
