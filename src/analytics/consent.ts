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

/** The tracking script's cookies: `_ga` and `_ga_<property>`, among others. */
const TRACKING = /^_ga(?:_|$)/;

/** Returns the host and the domains above it; the empty one is for cookies without a domain. */
export function cookieDomains(hostname: string): string[] {
  const parts = hostname.split('.');
  return ['', ...parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))];
}

/** Deletes the tracking script's cookies, of a reader who doesn't agree to them any more. */
export function deleteTrackingCookies(): void {
  try {
    const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
    for (const name of names.filter((candidate) => TRACKING.test(candidate))) {
      for (const domain of cookieDomains(window.location.hostname)) {
        document.cookie = `${name}=;path=/;max-age=0${domain && `;domain=${domain}`}`;
      }
    }
  } catch {
    // Cookies are blocked, so there are none to delete.
  }
}
