/** The module of the compiler's thread, which has to be JavaScript. */
require('tsx/cjs/api').register();

module.exports = require('./tasks.ts');
