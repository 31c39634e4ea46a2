import type { ProductId } from '@component-docs/kit/shared/site/products';
import type { IndexList } from '../../shared/indexList';
import { openIndex } from '../index/openIndex';
import type { OpenedIndex } from '../index/openIndex';
import type { TextFileRow } from '../../shared/index/buildIndex';

/** A product's index, and the texts of its entries by id that have loaded so far. */
export interface ProductIndex extends OpenedIndex {
  product: ProductId;
  /** Whether the words of texts are looked up, too. */
  hasWords: () => boolean;
  /** Loads the words of texts. Rejects when they can't be loaded. */
  loadWords: () => Promise<void>;
  texts: ReadonlyMap<number, string>;
  /** Loads the texts of a page, by its id. Resolves when they are there, or can't be loaded. */
  loadTexts: (page: number) => Promise<void>;
}

/** Where the indexes of a language are. */
export interface IndexPlace {
  baseUrl: string;
  list: IndexList;
}

/** Loads indexes, each once. Loads an index again on the next request if loading failed. */
export interface IndexStore {
  /** Loads an index with its names. Rejects when it can't be loaded, or isn't one. */
  load: (product: ProductId, place: IndexPlace) => Promise<ProductIndex>;
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
 * @param fetchText rejects when a file can't be loaded
 */
export function createIndexStore(fetchText: (address: string) => Promise<string>): IndexStore {
  const indexes = new Map<string, Promise<ProductIndex>>();

  async function open(product: ProductId, { baseUrl, list }: IndexPlace): Promise<ProductIndex> {
    const fetchFile = (path: string) => fetchText(baseUrl + path.slice(1));
    const opened = openIndex(await fetchFile(list[product]));
    const texts = new Map<number, string>();
    const loads = new Map<string, Promise<void>>();
    let hasWords = false;
    const loadFile = ([first, path]: TextFileRow) =>
      once(loads, path, async () => {
        const loaded = parseTexts(await fetchFile(path));
        loaded.forEach((text, index) => texts.set(first + index, text));
      });
    return {
      ...opened,
      product,
      hasWords: () => hasWords,
      loadWords: () =>
        once(loads, opened.wordsFile, async () => {
          opened.addWords(await fetchFile(opened.wordsFile));
          hasWords = true;
        }),
      texts,
      async loadTexts(page) {
        const file = opened.textFiles.findLast(([first]) => first <= page);
        await (file && loadFile(file).catch(() => undefined));
      },
    };
  }

  return {
    load: (product, place) => once(indexes, place.baseUrl + product, () => open(product, place)),
  };
}
