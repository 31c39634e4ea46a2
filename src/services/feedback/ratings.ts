import { getCookie } from '../../reader/preferences/cookies';
import type { Rating } from './types';

/** The reader's ratings by page. */
export const RATINGS = 'feedback';

export type Ratings = Readonly<Record<string, Rating>>;

/**
 * The ratings of a cookie's value: the reader's own, in the browser. A malformed one stands for no
 * rating (behaviours §23), and so does a document that has no cookies.
 */
export function readRatings(read = () => getCookie(RATINGS)): Ratings {
  try {
    const value = JSON.parse(decodeURIComponent(read() ?? '{}')) as object | null;
    return Object.fromEntries(
      Object.entries(value ?? {}).filter((entry): entry is [string, Rating] =>
        [0, 1].includes(entry[1] as number),
      ),
    );
  } catch {
    return {};
  }
}

/** The reader's own rating of a page, if there is one. Only in the browser. */
export function readRating(page: string): Rating | null {
  return readRatings()[page] ?? null;
}
