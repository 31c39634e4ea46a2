/** A page of the site as the 404 page knows it; plugins/navigation/page-index writes them all. */
export interface PageEntry {
  title: string;
  /** Site path: no base URL, no language. */
  path: string;
}

export interface PageFinderProps {
  baseUrl: string;
}
