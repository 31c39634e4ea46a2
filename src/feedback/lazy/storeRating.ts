import { setCookie } from '@component-docs/preferences/browser/cookies';
import { RATINGS, readRatings } from '../ratings';
import type { Ratings } from '../ratings';
import type { Rating } from '../types';

/** Maximum length of the value. Browsers reject cookies above 4,096 bytes, including name and attributes. */
const MAX_LENGTH = 3800;

/** Returns the cookie's value with a page's rating added. Drops the oldest ratings if it becomes too long. */
export function ratingsWith(ratings: Ratings, page: string, rating: Rating): string {
  const others = Object.entries(ratings).filter(([name]) => name !== page);
  const entries = [...others, [page, rating] as const];
  let text = '';
  do {
    text = encodeURIComponent(JSON.stringify(Object.fromEntries(entries)));
    entries.shift();
  } while (text.length > MAX_LENGTH && entries.length > 0);
  return text;
}

/** Stores the reader's rating of a page for a year. */
export function storeRating(page: string, rating: Rating): void {
  setCookie(RATINGS, ratingsWith(readRatings(), page, rating));
}
