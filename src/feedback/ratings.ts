import { decodePart } from '@component-docs/kit/shared/address';
import { getCookie } from '@component-docs/preferences/browser/cookies';

/** 1: the page helped. 0: it didn't. */
export type Rating = 0 | 1;

/** A click on a thumb. */
export interface FeedbackRequest {
  rating: Rating;
}

/** Cookie with the reader's ratings by page. */
export const RATINGS = 'feedback';

export type Ratings = Readonly<Record<string, Rating>>;

/** Returns the ratings in a cookie value; none for a malformed one, and without cookies. */
export function readRatings(read = () => getCookie(RATINGS)): Ratings {
  try {
    const value = JSON.parse(decodePart(read() ?? '{}')) as object | null;
    return Object.fromEntries(
      Object.entries(value ?? {}).filter((entry): entry is [string, Rating] =>
        [0, 1].includes(entry[1] as number),
      ),
    );
  } catch {
    return {};
  }
}

/** Returns the reader's rating of a page, or null. Browser only. */
export function readRating(page: string): Rating | null {
  return readRatings()[page] ?? null;
}
