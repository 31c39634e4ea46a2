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
