// Adds: the search field of the pages that list an API reference.
export { ApiFilter as default } from '@site/plugins/search/browser/api-filter/ApiFilter';
