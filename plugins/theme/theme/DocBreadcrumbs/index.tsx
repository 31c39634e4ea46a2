// Replaces: titles that aren't in the reader's language have a `lang` attribute.
export { Breadcrumbs as default } from '@component-docs/page-tree/browser/side-navigation/Breadcrumbs';
