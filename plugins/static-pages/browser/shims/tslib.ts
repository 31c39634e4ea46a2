interface MaybeModule extends Record<string, unknown> {
  __esModule?: boolean;
}

/**
 * Replaces tslib in the browser (plugins/static-pages/node/resolution) with the only helper that Docusaurus'
 * CommonJS packages use there. The library's 11 kB can't be tree-shaken through `require`. A unit test checks
 * that these packages need no other helper.
 *
 * @returns an ES module as it is, or an object with any other module as its `default`
 */
export function __importDefault<Required extends MaybeModule>(
  required: Required,
): Required | { default: Required } {
  return required.__esModule ? required : { default: required };
}
