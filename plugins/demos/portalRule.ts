import path from 'node:path';

/**
 * The portals of the installed libraries, by which all that pops up leaves its place: of Material
 * UI, Base UI, and the Base UI below Joy UI.
 */
export const PORTALS =
  /[\\/]node_modules[\\/]@mui[\\/](?:base|material)[\\/]Portal[\\/]Portal\.js$/;

/**
 * Bundler rule: has popups open in the look of their demo (`src/demos/demoPortal.tsx`), whichever
 * library they are from and however their demo is styled. A theme could not, because Base UI has none.
 * Only for the browser: nothing pops up on the server.
 */
export const portalRule = {
  test: PORTALS,
  loader: path.join(__dirname, 'portalLoader.cjs'),
} as const;
