import { openIndex } from '../../../search/searchIndex';
import type { Search } from '../../../search/searchIndex';

/** Fetches and opens a search index. Rejects when it can't be loaded. */
export async function loadSearch(url: string): Promise<Search> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url}: ${response.status} ${response.statusText}`);
  }
  return openIndex(await response.text());
}
