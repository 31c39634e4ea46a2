/** The labels of the components of pages, which the server prints. */
export { ALL_TRANSLATIONS as PAGE_TRANSLATIONS } from './allTranslations';
