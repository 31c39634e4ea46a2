interface MaybeModule extends Record<string, unknown> {
  __esModule?: boolean;
}

/**
 * Stands in the browser for tslib (plugins/bundling/client-aliases): the one helper that Docusaurus' CommonJS
 * packages ask for there, of a library of 11 kB that cannot be tree-shaken through `require`. A
 * unit test holds this against what those packages use.
 *
 * Takes a required module; gives it if it was an ES module, else an object with it as `default`.
 */
export function __importDefault<Required extends MaybeModule>(
  required: Required,
): Required | { default: Required } {
  return required.__esModule ? required : { default: required };
}
