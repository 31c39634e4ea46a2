import pathToRegexp from 'path-to-regexp';
import type { Key, RegExpOptions } from 'path-to-regexp';

/** All that React Router asks of what it is given (its `matchPath`). */
export interface PathMatcher {
  exec(pathname: string): readonly string[] | null;
}

/** A path without parameters, as all pages of this site have, in letters of one size for all. */
const LITERAL = /^(?:\/[\w-]+)+$/;

function literalMatcher(path: string, isWhole: boolean): PathMatcher {
  const wanted = path.toLowerCase();
  return {
    exec(pathname) {
      const start = pathname.slice(0, wanted.length);
      if (start.toLowerCase() !== wanted) {
        return null;
      }
      const end = pathname.slice(wanted.length);
      if (end === '' || end === '/') {
        return [pathname];
      }
      return !isWhole && end.startsWith('/') ? [start] : null;
    },
  };
}

/**
 * Stands in for path-to-regexp, which React Router uses, in the browser (plugins/bundling/client-aliases): there,
 * each navigation looks for its page among some hundred literal paths, and a regular expression for
 * each has to be written, compiled, and compiled again when it is used more than once. Any other path
 * is the library's.
 *
 * Takes the same as the library, and gives what has `exec` as its regular expressions have.
 */
function pathMatcher(path: string, keys: Key[], options: RegExpOptions): PathMatcher {
  return LITERAL.test(path) && !options.strict && !options.sensitive
    ? literalMatcher(path, options.end !== false)
    : pathToRegexp(path, keys, options);
}

export default Object.assign(pathMatcher, { compile: pathToRegexp.compile });
