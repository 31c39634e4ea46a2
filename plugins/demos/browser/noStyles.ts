/**
 * Replaces the demos' stylesheets in scripts; pages link to them instead
 * (plugins/demos/node/pageStyles).
 */
export {};
