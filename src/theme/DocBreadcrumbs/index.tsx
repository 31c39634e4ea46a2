// Change: a title that is not in the reader's language says so.
export { Breadcrumbs as default } from '@site/src/shell/side-navigation/Breadcrumbs';
