const keyOf = (page: string) => `feedback-draft:${page}`;

/** The words about a page that are not sent yet; empty when there are none. */
export function readDraft(page: string): string {
  try {
    return sessionStorage.getItem(keyOf(page)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps words over a reload; none clears them. Blocked storage keeps them for this page view. */
export function storeDraft(page: string, comment: string): void {
  try {
    if (comment) {
      sessionStorage.setItem(keyOf(page), comment);
    } else {
      sessionStorage.removeItem(keyOf(page));
    }
  } catch {
    // The form holds them as long as the page is open.
  }
}
