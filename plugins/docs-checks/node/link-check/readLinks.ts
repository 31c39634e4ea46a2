import { withoutCode } from '@component-docs/kit/node/mdx/pageTags';

/** A link in a page's Markdown. */
export interface PageLink {
  /** File relative to the site's root, for messages. */
  file: string;
  line: number;
  url: string;
}

/** Inline links and reference definitions in Markdown, and `href` or `to` in JSX. */
const PATTERNS = [
  /\]\(\s*<?([^\s)>]+)/g,
  /^\s*\[[^\]]+\]:\s*(\S+)/g,
  /\b(?:href|to)=["']([^"']+)["']/g,
];

/** Returns every link to a page or an anchor of this site in a Markdown source. */
export function readLinks(file: string, content: string): PageLink[] {
  return withoutCode(content)
    .split('\n')
    .flatMap((text, index) =>
      PATTERNS.flatMap((pattern) =>
        [...text.replace(/`[^`]*`/g, '').matchAll(pattern)].flatMap(([, url = '']) =>
          url.startsWith('/') || url.startsWith('#') ? [{ file, line: index + 1, url }] : [],
        ),
      ),
    );
}
