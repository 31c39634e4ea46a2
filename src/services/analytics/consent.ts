/** What a reader agrees to: everything, or what the site cannot do without. */
export const CONSENT_CHOICES = ['all', 'essential'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

const KEY = 'docs-consent';

/** The reader's choice; null before it, and where storage is blocked. */
export function readConsent(): ConsentChoice | null {
  try {
    const stored = localStorage.getItem(KEY);
    return CONSENT_CHOICES.find((choice) => choice === stored) ?? null;
  } catch {
    return null;
  }
}

/** Keeps the choice; where storage is blocked, it holds for this page view. */
export function storeConsent(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // Asked again on the next page view, which is the side to err on.
  }
}
