import { setCookie } from '@component-docs/preferences/browser/cookies';
import { RATINGS, readRatings } from '../ratings';
import type { Ratings, Rating } from '../ratings';

const keyOf = (page: string) => `feedback-draft:${page}`;

/** Returns the unsent comment on a page; empty if there is none. */
export function readDraft(page: string): string {
  try {
    return sessionStorage.getItem(keyOf(page)) ?? '';
  } catch {
    return '';
  }
}

/**
 * Stores an unsent comment so that it survives a reload; an empty comment deletes it.
 *
 * @returns whether that is done: storage may be blocked or full. The form keeps the comment while the page is
 *   open.
 */
export function storeDraft(page: string, comment: string): boolean {
  try {
    if (comment) {
      sessionStorage.setItem(keyOf(page), comment);
    } else {
      sessionStorage.removeItem(keyOf(page));
    }
    return true;
  } catch {
    return comment === '';
  }
}

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
