const LIST = /const MOVED_PAGES\b[^=]*= \[\n[^]*?\n(?=\];)/;

/**
 * Returns the module of redirects with one more, at the end: addresses that earlier rules redirect to the former
 * address go on from there.
 *
 * Throws when the module has no list of moved pages.
 */
export function withRedirect(text: string, from: string, to: string): string {
  if (!LIST.test(text)) {
    throw new Error(
      'content/hosting/redirects.ts: there is no list MOVED_PAGES. Write the list, or add the redirect by hand. Nothing was changed.',
    );
  }
  return text.replace(LIST, (list) => `${list}  ['${from}', '${to}'],\n`);
}
