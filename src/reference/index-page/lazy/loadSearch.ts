import { fetchText } from '../../../lib/fetchInTime';
import { openIndex } from '../../../search/searchIndex';
import type { Search } from '../../../search/searchIndex';

/** Fetches and opens a search index. Rejects when it can't be loaded. */
export async function loadSearch(url: string): Promise<Search> {
  return openIndex(await fetchText(url));
}
