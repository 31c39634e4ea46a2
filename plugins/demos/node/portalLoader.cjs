// @ts-check
// CommonJS, because the bundler loads this file with `require`.
const path = require('node:path');

const WRAPPER = JSON.stringify(path.join(__dirname, '../browser/demoPortal'));

/** How a portal's module exports it: by name, or as the default. */
const EXPORT = /^export (default Portal|\{ Portal \});?$/m;

const UNKNOWN_EXPORT =
  'plugins/demos/node: the library exports its Portal in a form that this loader does not know. Adapt EXPORT in portalLoader.cjs, or popups will have the look of the site instead of the demo.';

/**
 * Wraps a library's portal in `demoPortal`. Throws when the module's export has an unknown form.
 *
 * @param {string} source the source of the portal's module
 * @returns {string} the changed source
 */
module.exports = function portalLoader(source) {
  if (!EXPORT.test(source)) {
    throw new Error(UNKNOWN_EXPORT);
  }
  return `import { demoPortal } from ${WRAPPER};
${source.replace(
  EXPORT,
  (_, form) => `const DemoPortal = /*#__PURE__*/ demoPortal(Portal);
export ${form === 'default Portal' ? 'default DemoPortal' : '{ DemoPortal as Portal }'};`,
)}`;
};
