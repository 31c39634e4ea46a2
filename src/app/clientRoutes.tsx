import { createRoutes } from '../../plugins/static-pages/browser/pages/StaticRoute';

/**
 * The routes of the built site's browser, in place of those that Docusaurus generates
 * (plugins/static-pages/node/generated-files).
 */
export default createRoutes();
