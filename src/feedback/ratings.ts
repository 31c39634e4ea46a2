import { getCookie, setCookie } from '../preferences/cookies';
import type { Rating } from './types';

/** The reader's ratings by page. */
const RATINGS = 'feedback';
/** Browsers refuse a cookie of more than 4,096 bytes, its name and attributes included. */
const MAX_LENGTH = 3800;

export type Ratings = Readonly<Record<string, Rating>>;

/** Reads the cookie's value. A malformed one stands for no rating (behaviours §23). */
export function parseRatings(cookie: string | undefined): Ratings {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(cookie ?? '{}'));
    const entries = value && typeof value === 'object' ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter((entry): entry is [string, Rating] => entry[1] === 0 || entry[1] === 1),
    );
  } catch {
    return {};
  }
}

/** The cookie's value with a page's rating added; the oldest give way when it grows too long. */
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

function readRatings(): Ratings {
  try {
    return parseRatings(getCookie(RATINGS));
  } catch {
    // A sandboxed document has no cookies to read.
    return {};
  }
}

/** The reader's own rating of a page, if there is one. Only in the browser. */
export function readRating(page: string): Rating | null {
  return readRatings()[page] ?? null;
}

/** Remembers the reader's rating of a page for a year. */
export function storeRating(page: string, rating: Rating): void {
  setCookie(RATINGS, ratingsWith(readRatings(), page, rating));
}
