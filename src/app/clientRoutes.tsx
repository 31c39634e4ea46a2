import { createRoutes } from '../platform/pages/StaticRoute';

/**
 * The routes of the built site's browser, in place of those that Docusaurus generates
 * (plugins/platform/generated-files).
 */
export default createRoutes();
