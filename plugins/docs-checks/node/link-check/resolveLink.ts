/** A page: its site path and the ids that its HTML has. */
export interface BuiltPage {
  path: string;
  /** Unknown for a page that exists but isn't part of this build. */
  ids?: ReadonlySet<string>;
}

/** What was built, by site path. */
export interface BuiltSite {
  pages: ReadonlyMap<string, BuiltPage>;
  /** The paths of all files. */
  files: ReadonlySet<string>;
}

function nearest(wanted: string, known: Iterable<string>): string | undefined {
  const words = new Set(wanted.split(/[^a-z0-9]+/i).filter(Boolean));
  let best: { name: string; score: number } | undefined;
  for (const name of known) {
    const parts = name.split(/[^a-z0-9]+/i).filter(Boolean);
    const shared = parts.filter((part) => words.has(part)).length;
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

/** Decodes an anchor for comparison with a page's ids. Returns an invalid encoding unchanged. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/**
 * Returns why a link is broken, with the most likely fix, or null when it leads to a page, an
 * anchor, or a file.
 *
 * @param url a site path with query and hash, or a query or hash alone
 * @param from the path of the page that has the link
 */
export function linkProblem(url: string, from: string, { pages, files }: BuiltSite): string | null {
  const [target = '', anchor] = url.split('#');
  const path = target.split('?')[0] || from;
  const page = pages.get(path);
  if (!page) {
    return files.has(path)
      ? null
      : `there is no page at ${path}. ${suggest(nearest(path, pages.keys()))}`;
  }
  if (anchor && page.ids && !page.ids.has(decodeAnchor(anchor))) {
    const guess = nearest(anchor, page.ids);
    return `${path} has no anchor #${anchor}. ${suggest(guess && `#${guess}`)}`;
  }
  return null;
}
