/** The path of our main script, as the bundler names it, with and without a hash. Others are on other hosts. */
const MAIN = /^\/(?:[\w-]+\/)*main\.(?:([\da-f]+)\.)?js$/;

/** The script that identifies a release. */
export interface MainScript {
  src: string;
  /** Empty in development. */
  hash: string;
}

/**
 * Returns this site's main script; undefined in a document without it. Extensions add scripts with the same
 * file name to a page.
 */
export function mainScript(page: Document = document): MainScript | undefined {
  for (const script of page.querySelectorAll('script[src]')) {
    const found = MAIN.exec(script.getAttribute('src') ?? '');
    if (found) {
      return { src: found[0], hash: found[1] ?? '' };
    }
  }
  return undefined;
}
