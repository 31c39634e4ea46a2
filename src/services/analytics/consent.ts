/** What a reader agrees to: everything, or only what the site needs. */
export const CONSENT_CHOICES = ['all', 'essential'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

const KEY = 'docs-consent';

/** Returns the reader's choice; null if there is none yet, or if storage is blocked. */
export function readConsent(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(KEY);
    return CONSENT_CHOICES.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Stores the choice. If storage is blocked, it lasts for this page view. */
export function storeConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The reader is asked again on the next page view, which errs on the side of privacy.
  }
}
