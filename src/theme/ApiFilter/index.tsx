// New: the search field of the pages that list an API reference.
export { ApiFilterIsland as default } from '@site/plugins/search/browser/api-filter/ApiFilterIsland';
