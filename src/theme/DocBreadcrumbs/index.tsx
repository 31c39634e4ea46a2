// Replaces: titles that aren't in the reader's language have a `lang` attribute.
export { Breadcrumbs as default } from '@site/plugins/page-tree/browser/side-navigation/Breadcrumbs';
