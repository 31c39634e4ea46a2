/** The module of the threads that draw cards, which has to be JavaScript. */
require('tsx/cjs/api').register();

module.exports = require('./drawCards.ts');
