import { createRoutes } from '../runtime/pages/StaticRoute';

/**
 * The routes of the built site's browser, in place of those that Docusaurus generates
 * (plugins/bundling/generated-files).
 */
export default createRoutes();
