export { ResultsPage as default } from '@component-docs/search/browser/page/ResultsPage';
