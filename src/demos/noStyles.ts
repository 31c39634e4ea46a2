/** Takes the place of the demos' stylesheets, which pages link to (plugins/demos/replaceStyles). */
export {};
