/**
 * The module of the compiler's thread, which has to be JavaScript. Each of its tasks takes a second or more, in
 * which the bundler and the development server couldn't answer.
 */
require('tsx/cjs/api').register();

const { readDemos } = require('../prop-index/readDemos.ts');
const { typeCheck } = require('./typeCheck.ts');

module.exports = { readDemos, typeCheck };
