/** By a relative path: the exports of a package name one module, whatever `.server` twin it has. */
export { PageContent } from './PageContent';
