import { openIndex } from '../../../../src/search/index/openIndex';
import type { OpenedIndex } from '../../../../src/search/index/openIndex';
import { buildIndex } from '../../../../src/search/shared/index/buildIndex';
import type { SearchPage } from '../../../../src/search/shared/types';

/** Builds the index of some pages, and opens it with all of its words. */
export function openBuilt(pages: readonly SearchPage[]): OpenedIndex {
  const { index, words } = buildIndex(pages, (kind) => `/${kind}.json`);
  const opened = openIndex(index);
  opened.addWords(words.content);
  return opened;
}
