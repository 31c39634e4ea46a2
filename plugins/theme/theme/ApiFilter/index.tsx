// New: the search field of the pages that list an API reference.
export { ApiFilterIsland as default } from '@component-docs/search/browser/api-filter/ApiFilterIsland';
