import { openIndex } from '../../browser/index/openIndex';
import type { OpenedIndex } from '../../browser/index/openIndex';
import { buildIndex } from '../../shared/index/buildIndex';
import type { SearchPage } from '../../shared/types';

/** Builds the index of some pages, and opens it with all of its words. */
export function openBuilt(pages: readonly SearchPage[]): OpenedIndex {
  const { index, words } = buildIndex(pages, (kind) => `/${kind}.json`);
  const opened = openIndex(index);
  opened.addWords(words.content);
  return opened;
}
