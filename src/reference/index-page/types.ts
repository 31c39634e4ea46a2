import type { ProductId } from '../../site/products/products';

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
  productId: ProductId;
  /** The product's display name. */
  product: string;
  version: string;
  components: IndexedComponent[];
  previous?: PageLink;
  next?: PageLink;
}
