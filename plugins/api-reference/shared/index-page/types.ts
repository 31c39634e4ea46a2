import type { ApiPageData } from '../component-page/types';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** A component or hook in the index of a product's API reference. */
export interface IndexEntry {
  name: string;
  /**
   * Where it is documented, including the base URL: a page, or the anchor of a tab,
   * `/acme-ui/react-button/hooks-api#use-button`.
   */
  path: string;
}

/** The entries of the index of a product's API reference. */
export interface IndexEntries {
  components: IndexEntry[];
  /** Empty for a product whose hooks aren't documented in tabs. */
  hooks: IndexEntry[];
}

/** The data of the index page of a product's API reference. */
export interface ApiIndexData extends IndexEntries, Pick<ApiPageData, 'previous' | 'next'> {
  productId: ProductId;
  /** The product's display name. */
  product: string;
  version: string;
}
