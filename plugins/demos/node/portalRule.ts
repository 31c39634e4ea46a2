import path from 'node:path';

/**
 * The portals of the installed libraries, through which all popups render at the end of the page:
 * those of Material UI, Base UI, and the Base UI that Joy UI depends on.
 */
export const PORTALS =
  /[\\/]node_modules[\\/]@mui[\\/](?:base|material)[\\/]Portal[\\/]Portal\.js$/;

/**
 * Bundler rule: gives popups the look of their demo (`plugins/demos/browser/demoPortal.tsx`), whichever library
 * they are from and however the demo is styled. A theme couldn't do this, because Base UI has none.
 * Applies to the browser bundle only: the server renders no popups.
 */
export const portalRule = {
  test: PORTALS,
  loader: path.join(__dirname, 'portalLoader.cjs'),
} as const;
