/*
 * The names of prism-react-renderer that the classic theme's start-up code accesses: code is highlighted at build.
 */

export const Prism = { languages: {} };
export const themes = {};
