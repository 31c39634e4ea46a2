import { withoutCode } from '../../lib/mdx/withoutCode';

/** A link as a page's Markdown has it. */
export interface PageLink {
  /** Site-relative file, for messages. */
  file: string;
  line: number;
  url: string;
}

/** Inline links and reference definitions of Markdown, and `href` or `to` of JSX. */
const PATTERNS = [
  /\]\(\s*<?([^\s)>]+)/g,
  /^\s*\[[^\]]+\]:\s*(\S+)/g,
  /\b(?:href|to)=["']([^"']+)["']/g,
];

/** Every link to a page or an anchor of this site in a Markdown source. */
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
