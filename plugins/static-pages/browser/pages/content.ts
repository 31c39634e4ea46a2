/** A relative path, because the exports of a package name one module and ignore its `.server` twin. */
export { PageContent } from './PageContent';
