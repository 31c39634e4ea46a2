/** The labels of the components of pages, which the server prints. */
export { default as PAGE_TRANSLATIONS } from '@generated/default-labels/default/labels.json';
