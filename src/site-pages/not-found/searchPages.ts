import type { PageEntry } from './types';

/** A longer list would itself have to be searched. */
const MAX_RESULTS = 8;

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s/,-]+/)
    .filter(Boolean);
}

/** Returns how well a word of the query matches a page; 0 if neither title nor path contains it. */
function wordScore(word: string, title: string, words: readonly string[], path: string): number {
  if (words.includes(word)) {
    return 4;
  }
  if (words.some((candidate) => candidate.startsWith(word))) {
    return 3;
  }
  return title.includes(word) ? 2 : path.includes(word) ? 1 : 0;
}

function scoreOf({ title, path }: PageEntry, query: readonly string[]): number {
  const lowerTitle = title.toLowerCase();
  const words = wordsOf(title);
  const scores = query.map((word) => wordScore(word, lowerTitle, words, path.toLowerCase()));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/**
 * Returns the pages whose title or path contains every word of a query, best match first: whole words
 * before prefixes, titles before paths, short titles before long ones. At most 8.
 */
export function searchPages(query: string, pages: readonly PageEntry[]): PageEntry[] {
  const words = wordsOf(query);
  if (words.length === 0) {
    return [];
  }
  return pages
    .map((page) => ({ page, score: scoreOf(page, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.page.title.length - b.page.title.length)
    .slice(0, MAX_RESULTS)
    .map(({ page }) => page);
}
