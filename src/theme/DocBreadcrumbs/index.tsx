// Change: a title that is not in the reader's language says so.
export { Breadcrumbs as default } from '@site/src/side-navigation/Breadcrumbs';
