/** One year, in seconds: how long a preference is remembered (behaviours §14). */
const MAX_AGE = 31_536_000;

/**
 * The value of a cookie in a cookie string; undefined when it is absent or set more than once.
 */
export function parseCookie(cookies: string, name: string): string | undefined {
  const parts = `; ${cookies}`.split(`; ${name}=`);
  return parts.length === 2 ? parts[1]?.split(';')[0] : undefined;
}

/**
 * Reads a cookie in the browser.
 *
 * Throws on the server, where there is none to read: use a fallback value there.
 */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie("${name}") was called on the server, which has no cookies. Use a fallback value there.`,
    );
  }
  return parseCookie(document.cookie, name);
}

/** Remembers a value for a year on the whole site. Blocked cookies are left at that. */
export function setCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${MAX_AGE}`;
  } catch {
    // A sandboxed document refuses cookies: the preference holds for this page view.
  }
}

/** Forgets a cookie of the whole site. */
export function clearCookie(name: string): void {
  try {
    document.cookie = `${name}=;path=/;max-age=0`;
  } catch {
    // As above: there is none to forget.
  }
}
