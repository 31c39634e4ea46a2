/** A component in the index of a product's API reference. */
export interface IndexedComponent {
  name: string;
  /** Last segment of its page's path: `button`. */
  slug: string;
}

interface PageLink {
  title: string;
  permalink: string;
}

/** The data of the index page of a product's API reference. */
export interface ApiIndexData {
  /** The product's display name. */
  product: string;
  version: string;
  components: IndexedComponent[];
  /** Site path (without base URL) of the search index over all their entries. */
  searchUrl: string;
  previous?: PageLink;
  next?: PageLink;
}
