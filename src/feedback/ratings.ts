import { getCookie } from '../preferences/cookies';
import type { Rating } from './types';

/** The reader's ratings by page. */
export const RATINGS = 'feedback';

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

/** The reader's own ratings. Only in the browser. */
export function readRatings(): Ratings {
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
