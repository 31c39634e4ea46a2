/** An entry of the index of all pages, which plugins/products/page-index writes for the 404 page. */
export interface PageEntry {
  title: string;
  /** Site path, without base URL and language. */
  path: string;
}

export interface PageFinderProps {
  baseUrl: string;
}
