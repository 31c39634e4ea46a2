/**
 * Replaces prism-react-renderer in the browser (plugins/static-pages/node/client-aliases). Contains only
 * what the classic theme's start-up code accesses, because code is highlighted at build.
 */
export const Prism = { languages: {} };
export const themes = {};
