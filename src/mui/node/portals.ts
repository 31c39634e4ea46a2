/**
 * The portals of the installed libraries, through which all popups render at the end of the page:
 * those of Material UI, Base UI, and the Base UI that Joy UI depends on.
 */
export const PORTALS =
  /[\\/]node_modules[\\/]@mui[\\/](?:base|material)[\\/]Portal[\\/]Portal\.js$/;
