import { decodePart } from '@component-docs/kit/shared/address';
import { similarity } from '@component-docs/kit/shared/similarity';
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

/** From which on two words are taken for the same, with typing mistakes. */
const SAME_WORD = 0.7;

/** A page: its site path and the ids that its HTML has. */
export interface BuiltPage {
  path: string;
  /** Unknown for a page that exists but isn't part of this build. */
  ids?: ReadonlySet<string>;
}

/** Where links can lead. */
interface LinkTargets {
  /** By site path. */
  pages: ReadonlyMap<string, BuiltPage>;
  /** The paths of all files. */
  files: Pick<ReadonlySet<string>, 'has'>;
}

/** The files and link targets of the built site. */
export interface BuiltSite extends LinkTargets {
  files: ReadonlySet<string>;
}

const wordsOf = (name: string) => name.split(/[^a-z0-9]+/i).filter(Boolean);

/** Returns how much of a word is among others: 1 for the word itself, less with typing mistakes. */
function likeness(word: string, others: ReadonlySet<string>): number {
  if (others.has(word)) {
    return 1;
  }
  const best = Math.max(0, ...[...others].map((other) => similarity(word, other)));
  return best < SAME_WORD ? 0 : best;
}

/** Returns the name with most words of the wanted one, which the names of the same folders have. */
function nearest(wanted: string, known: Iterable<string>): string | undefined {
  const words = new Set(wordsOf(wanted));
  let best: { name: string; score: number } | undefined;
  for (const name of known) {
    const parts = wordsOf(name);
    const shared = parts.reduce((sum, part) => sum + likeness(part, words), 0);
    const score = shared / Math.max(parts.length, words.size, 1);
    if (score > (best?.score ?? 0)) {
      best = { name, score };
    }
  }
  return best?.name;
}

function suggest(name: string | undefined): string {
  return name === undefined ? 'Correct or remove the link.' : `Did you mean ${name}?`;
}

/**
 * Returns why a link is broken, with the most likely fix, or null when it leads to a page, an
 * anchor, or a file.
 *
 * @param url a site path with query and hash, or a query or hash alone
 * @param from the path of the page that has the link
 */
export function linkProblem(
  url: string,
  from: string,
  { pages, files }: LinkTargets,
): string | null {
  const [target = '', anchor] = url.split('#');
  const path = target.split('?')[0] || from;
  const page = pages.get(path);
  if (!page) {
    return files.has(path)
      ? null
      : `there is no page at ${path}. ${suggest(nearest(path, pages.keys()))}`;
  }
  if (anchor && page.ids && !page.ids.has(decodePart(anchor))) {
    const guess = nearest(anchor, page.ids);
    return `${path} has no anchor #${anchor}. ${suggest(guess && `#${guess}`)}`;
  }
  return null;
}
