/** The reader's choices: to agree to everything, or only to the cookies that the site needs. */
export const CONSENT_CHOICES = ['all', 'essential'] as const;
export type ConsentChoice = (typeof CONSENT_CHOICES)[number];

const KEY = 'docs-consent';

const parseChoice = (stored: string | null) =>
  CONSENT_CHOICES.find((choice) => choice === stored) ?? null;

/** Returns the reader's choice; null if there is none yet, or if storage is blocked. */
export function readConsent(): ConsentChoice | null {
  try {
    return parseChoice(localStorage.getItem(KEY));
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

/** Calls back with a choice that the reader makes in another tab. */
export function onConsentElsewhere(listener: (choice: ConsentChoice) => void): void {
  window.addEventListener('storage', ({ key, newValue }) => {
    const choice = key === KEY ? parseChoice(newValue) : null;
    if (choice) {
      listener(choice);
    }
  });
}
