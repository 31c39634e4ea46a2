/**
 * Stands in the browser for prism-react-renderer (plugins/bundling/client-aliases): what the classic theme's
 * start-up code touches, and nothing else. Code arrives highlighted.
 */
export const Prism = { languages: {} };
export const themes = {};
