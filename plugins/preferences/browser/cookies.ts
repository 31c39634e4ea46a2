/** How long a preference is stored, in seconds: one year. */
const MAX_AGE = 31_536_000;

/** Returns the value of a cookie in a cookie string; undefined if it is absent or set more than once. */
export function parseCookie(cookies: string, name: string): string | undefined {
  const parts = `; ${cookies}`.split(`; ${name}=`);
  return parts.length === 2 ? parts[1]?.split(';')[0] : undefined;
}

/** Reads a cookie in the browser. Throws on the server: use a fallback value there. */
export function getCookie(name: string): string | undefined {
  if (typeof document === 'undefined') {
    throw new Error(
      `getCookie("${name}") was called on the server, which has no cookies. Use a fallback value there.`,
    );
  }
  return parseCookie(document.cookie, name);
}

/** Stores a value for a year on the whole site. Does nothing if cookies are blocked. */
export function setCookie(name: string, value: string): void {
  try {
    document.cookie = `${name}=${value};path=/;max-age=${MAX_AGE}`;
  } catch {
    // A sandboxed document refuses cookies; the preference lasts for this page view.
  }
}

/** Deletes a cookie of the whole site. */
export function clearCookie(name: string): void {
  try {
    document.cookie = `${name}=;path=/;max-age=0`;
  } catch {
    // Cookies are blocked, so there is none to delete.
  }
}
