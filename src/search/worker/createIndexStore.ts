import type { ProductId } from '../../site/products/products';
import { openIndex } from '../index/openIndex';
import type { OpenedIndex } from '../index/openIndex';
import type { TextFileRow } from '../index/textFiles';

/** A product's index, and the texts of its entries by id, as far as they have loaded. */
export interface ProductIndex extends OpenedIndex {
  product: ProductId;
  texts: ReadonlyMap<number, string>;
  /** Loads the texts of a page, by its id. Resolves when they are there, or can't be loaded. */
  loadTexts: (page: number) => Promise<void>;
}

/** Loads indexes, each once. What failed is loaded again when it is asked for again. */
export interface IndexStore {
  /** Rejects when the index can't be loaded, or isn't one. */
  load: (product: ProductId, baseUrl: string) => Promise<ProductIndex>;
}

/** Loads something once for each key, and again if that failed. */
function once<Value>(
  known: Map<string, Promise<Value>>,
  key: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const value = known.get(key) ?? load();
  known.set(key, value);
  value.catch(() => known.delete(key));
  return value;
}

function parseTexts(text: string): string[] {
  const texts: unknown = JSON.parse(text);
  return Array.isArray(texts) ? texts.map(String) : [];
}

/**
 * Creates a store of indexes.
 *
 * @param files the index of each product, by site path
 * @param fetchText rejects when a file can't be loaded
 */
export function createIndexStore(
  files: Readonly<Record<ProductId, string>>,
  fetchText: (address: string) => Promise<string>,
): IndexStore {
  const indexes = new Map<string, Promise<ProductIndex>>();

  async function open(product: ProductId, baseUrl: string): Promise<ProductIndex> {
    const fetchFile = (path: string) => fetchText(baseUrl + path.slice(1));
    const opened = openIndex(await fetchFile(files[product]));
    const texts = new Map<number, string>();
    const loads = new Map<string, Promise<void>>();
    const loadFile = ([first, path]: TextFileRow) =>
      once(loads, path, async () => {
        const loaded = parseTexts(await fetchFile(path));
        loaded.forEach((text, index) => texts.set(first + index, text));
      });
    return {
      ...opened,
      product,
      texts,
      async loadTexts(page) {
        const file = opened.textFiles.findLast(([first]) => first <= page);
        await (file && loadFile(file).catch(() => undefined));
      },
    };
  }

  return {
    load: (product, baseUrl) => once(indexes, baseUrl + product, () => open(product, baseUrl)),
  };
}
