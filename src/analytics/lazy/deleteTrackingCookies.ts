/** The tracking script's cookies: `_ga` and `_ga_<property>`, among others. */
const TRACKING = /^_ga(?:_|$)/;

/**
 * Returns the domains that a page can know of its cookies: its host and the domains above it. The empty one
 * stands for a cookie without a domain.
 */
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
