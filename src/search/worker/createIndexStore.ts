import type { ProductId } from '../../site/products/products';
import { openIndex } from '../index/openIndex';
import type { OpenedIndex } from '../index/openIndex';
import type { IndexFiles } from '../types';

/** A product's index, and the texts of its entries by id. */
export interface ProductIndex extends OpenedIndex {
  product: ProductId;
  /** Undefined until they have loaded. */
  texts: readonly string[] | undefined;
}

/** Loads indexes, each once. What failed is loaded again when it is asked for again. */
export interface IndexStore {
  /** Rejects when the index can't be loaded, or isn't one. */
  load: (product: ProductId, baseUrl: string) => Promise<ProductIndex>;
  /** Resolves when the texts are there, or can't be loaded. */
  loadTexts: (index: ProductIndex, baseUrl: string) => Promise<void>;
}

function parseTexts(text: string): string[] {
  const texts: unknown = JSON.parse(text);
  return Array.isArray(texts) ? texts.map(String) : [];
}

/**
 * Creates a store of indexes.
 *
 * @param files the files of each product, by site path
 * @param fetchText rejects when a file can't be loaded
 */
export function createIndexStore(
  files: Readonly<Record<ProductId, IndexFiles>>,
  fetchText: (address: string) => Promise<string>,
): IndexStore {
  const indexes = new Map<ProductId, Promise<ProductIndex>>();
  const texts = new Map<ProductId, Promise<void>>();
  const fetchFile = (product: ProductId, kind: keyof IndexFiles, baseUrl: string) =>
    fetchText(baseUrl + files[product][kind].slice(1));

  function once<Value>(
    known: Map<ProductId, Promise<Value>>,
    product: ProductId,
    load: () => Promise<Value>,
  ): Promise<Value> {
    const value = known.get(product) ?? load();
    known.set(product, value);
    value.catch(() => known.delete(product));
    return value;
  }

  return {
    load: (product, baseUrl) =>
      once(indexes, product, async () => {
        const opened = openIndex(await fetchFile(product, 'index', baseUrl));
        return { ...opened, product, texts: undefined };
      }),
    loadTexts: (index, baseUrl) =>
      once(texts, index.product, async () => {
        index.texts = parseTexts(await fetchFile(index.product, 'texts', baseUrl));
      }).catch(() => undefined),
  };
}
