/** What pages may say of the files of their own build. */
export interface BuiltFacts {
  /** Origin of the site, without a slash at the end; empty if it isn't known. */
  siteUrl: string;
  /** Returns the size of a file, by its path from the root of the site. */
  bytesOf: (file: string) => number | undefined;
}

/** In place of the size of a file that a build of a few pages doesn't have. */
const UNKNOWN = '–';

const SIZE = /BYTES\(([\w./-]+)\)/g;

const PLACEHOLDERS = /SITE_ADDRESS|SITE_HOST|BYTES\(/;

/** Returns whether a page has text that only the finished build knows. */
export function hasPlaceholders(text: string): boolean {
  return PLACEHOLDERS.test(text);
}

/**
 * Replaces the placeholders of a page, in Markdown or HTML: `SITE_ADDRESS`, `SITE_HOST`, and `BYTES(<file>)`.
 */
export function fillIn(text: string, { siteUrl, bytesOf }: BuiltFacts): string {
  return text
    .replaceAll('SITE_ADDRESS', siteUrl)
    .replaceAll('SITE_HOST', siteUrl.replace(/^https?:\/\//, '') || 'docs.example.org')
    .replace(SIZE, (_, file: string) => {
      const bytes = bytesOf(file);
      return bytes === undefined ? UNKNOWN : `${(bytes / 1000).toFixed(1)} kB`;
    });
}
