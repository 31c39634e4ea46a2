/** The module of the thread that renders components, which has to be JavaScript. */
require('tsx/cjs/api').register();

// The production version of React doesn't render at once.
process.env.NODE_ENV = 'development';

// Before React and the components: they look for a document when they are loaded.
require('./browserGlobals.ts').addBrowserGlobals();

module.exports = require('./renderPackage.ts');
