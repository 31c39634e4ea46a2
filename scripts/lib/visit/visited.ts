/** A page of a build, as it would be visited. */
export interface PageState {
  path: string;
  /** Of what only this page shows and loads. */
  hash: string;
  /** See `kindOf`. */
  kind: string;
}

/** What has been visited, as the repository records it. */
export interface Visited {
  /** Hash of what pages have in common, and of the visits' code; null if nothing has been visited. */
  shell: string | null;
  /** The hash of each page that passed, by its path. */
  pages: ReadonlyMap<string, string>;
}

const SHELL = '# shell';

/** Parses the record: a line with the hash of the shell, and one with path and hash for each page. */
export function parseVisited(text: string): Visited {
  const entries = text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): [string, string] => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), line.slice(end + 1)];
    });
  const pages = new Map(entries);
  const shell = pages.get(SHELL) ?? null;
  pages.delete(SHELL);
  return { shell, pages };
}

/** Prints the record, sorted. */
export function printVisited({ shell, pages }: Visited): string {
  const lines = [...pages].map(([path, hash]) => `${path} ${hash}`).sort();
  return [`${SHELL} ${shell}`, ...lines, ''].join('\n');
}

/**
 * Returns the pages to visit: those that differ from their last visit that passed. When the shell has
 * changed since, these are also the first page of each kind, or all. When most pages differ, something has
 * changed that they all print, and the first page of each kind stands for the others.
 *
 * @param all visits all pages when the shell has changed
 */
export function chooseVisits(
  pages: readonly PageState[],
  shell: string,
  visited: Visited,
  all: boolean,
): PageState[] {
  const hasNewShell = shell !== visited.shell;
  const firsts = new Map([...pages].reverse().map((page) => [page.kind, page]));
  const isFirst = (page: PageState) => firsts.get(page.kind) === page;
  const differing = pages.filter((page) => visited.pages.get(page.path) !== page.hash);
  if (!all && visited.pages.size > 0 && differing.length > pages.length / 2) {
    return pages.filter(isFirst);
  }
  return pages.filter(
    (page) => differing.includes(page) || (hasNewShell && (all || isFirst(page))),
  );
}

/** What of a plan is recorded: see `planVisits`. */
export interface Planned {
  visits: readonly { page: { path: string }; hash: string }[];
  unchanged: readonly { path: string; hash: string }[];
}

/**
 * Returns the record after the visits of a plan: without pages that are gone or failed.
 *
 * @param passed the paths of the pages whose visit passed
 * @param shell the hash of the shell with which all pages have been visited
 */
export function recordVisits(
  plan: Planned,
  passed: ReadonlySet<string>,
  shell: Visited['shell'],
): Visited {
  const visited = plan.visits.filter(({ page }) => passed.has(page.path));
  return {
    shell,
    pages: new Map([
      ...plan.unchanged.map(({ path, hash }) => [path, hash] as const),
      ...visited.map(({ page, hash }) => [page.path, hash] as const),
    ]),
  };
}
