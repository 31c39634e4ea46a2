import { useShownPath } from '../pages/useShownPath';

/*
 * Replaces Docusaurus' router in the built site, whose islands only ask which page is on the screen. Packages of
 * Docusaurus import the other names for functions that no island calls.
 */

export function useLocation(): { pathname: string } {
  return { pathname: useShownPath('') };
}

function notHere(): never {
  throw new Error('The built site has no router: see plugins/static-pages/browser/start.ts.');
}

export {
  notHere as matchPath,
  notHere as useHistory,
  /** Of `@docusaurus/renderRoutes` and `@docusaurus/Head`. */
  notHere as default,
};
