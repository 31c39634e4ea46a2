/*
 * Takes the place of `@docusaurus/Translate` in the browser (plugins/static-pages/node/resolution), whose
 * labels have their English text in the sources. It would show that text without a word where a
 * translation is missing.
 */
export { TranslatedText as default } from './TranslatedText';
export { translate } from './translateLabel';
