import { INDEX_LIST } from '@component-docs/static-pages/shared/dataFiles';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { ProductId } from '@component-docs/kit/shared/site/products';

/** The index of each product, by site path without base URL. */
export type IndexList = Readonly<Record<ProductId, string>>;

/** Parses the list of the indexes. Throws an Error if it isn't one, or lacks a product. */
export function parseIndexList(text: string): IndexList {
  const list = JSON.parse(text) as Partial<Record<ProductId, unknown>> | null;
  const missing = PRODUCTS.find(({ id }) => typeof list?.[id] !== 'string');
  if (missing) {
    throw new Error(`${INDEX_LIST} names no index of ${missing.id}.`);
  }
  return list as IndexList;
}
