/** Which content types fit, by a file's extension; the first line that matches counts. */
const RULES: readonly (readonly [extension: RegExp, type: RegExp])[] = [
  [/^html$/, /^text\/html\b/],
  [/^m?js$/, /^(?:text|application)\/(?:x-)?(?:java|ecma)script\b/],
  [/^css$/, /^text\/css\b/],
  [/^json$/, /^(?:text|application)\/(?:[\w.-]+\+)?json\b/],
  [/^(?:avif|gif|ico|jpe?g|png|svg|webp)$/, /^image\//],
  // Fonts and archives: some hosts know no types for them.
  [/^(?:woff2?|zip)$/, /^(?!text\/)/],
  // Other files that writers link to, such as a table or a text.
  [/./, /^(?!text\/html\b)/],
];

const EXTENSION = /\.([a-z\d]+)$/i;

/**
 * Returns whether an answer's content type fits the file that was asked for. Proxies and hosts may answer
 * with status 200 and a page of their own.
 *
 * @param path site path; the path of a page has no extension, or `.html`
 * @param type the `Content-Type` header
 */
export function typeFits(path: string, type: string | null): boolean {
  const extension = EXTENSION.exec(path)?.[1]?.toLowerCase() ?? 'html';
  const [, expected] = RULES.find(([name]) => name.test(extension)) ?? [];
  return Boolean(expected?.test((type ?? '').trim().toLowerCase()));
}
