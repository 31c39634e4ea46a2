/** A page of the site as the 404 page knows it; plugins/navigation/page-index writes them all. */
export interface PageEntry {
  title: string;
  /** Site path: no base URL, no language. */
  path: string;
}

export interface PageFinderProps {
  /** The path that was asked for, with base URL. */
  address: string;
  baseUrl: string;
}
