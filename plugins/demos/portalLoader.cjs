// @ts-check
// A bundler's loader, hence CommonJS: the bundler requires it by itself.

/** How a portal's module gives it to others: by name in Base UI, as default in Material UI. */
const EXPORT = /^export (default Portal|\{ Portal \});?$/m;

const FORM_HAS_CHANGED =
  'plugins/demos: the library exports its Portal in another form than this loader was written for. Adapt EXPORT in portalLoader.cjs, or popups open in the look of the site.';

/**
 * Puts a library's portal into `demoPortal`. Takes and gives the source of the portal's module;
 * throws when its export has another form.
 *
 * @param {string} source
 * @returns {string}
 */
module.exports = function portalLoader(source) {
  if (!EXPORT.test(source)) {
    throw new Error(FORM_HAS_CHANGED);
  }
  return `import { demoPortal } from '@site/src/demos/demoPortal';
${source.replace(
  EXPORT,
  (_, form) => `const DemoPortal = /*#__PURE__*/ demoPortal(Portal);
export ${form === 'default Portal' ? 'default DemoPortal' : '{ DemoPortal as Portal }'};`,
)}`;
};
