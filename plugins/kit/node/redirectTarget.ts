import { redirectRules } from '../shared/redirects';
import { keptSite } from '../shared/site/facts';
import type { Site } from '../shared/site/types';

/** Compiled once: the API reference looks up thousands of links. The development server reads facts again. */
let compiled: { site: Site; rules: (readonly [RegExp, string])[] } | undefined;

function compiledRules() {
  const site = keptSite();
  if (compiled?.site !== site) {
    const rules = redirectRules(site);
    compiled = { site, rules: rules.map(([pattern, to]) => [new RegExp(pattern, 'g'), to]) };
  }
  return compiled.rules;
}

/**
 * Returns where a path that is not a page's own leads: without the default language, without a trailing slash,
 * and from former paths to current ones. The result is always a path of this site, with a fragment if a
 * page became part of another. Returns null if there is nothing to change.
 *
 * @param pathname the path alone; the caller keeps query and hash
 */
export function redirectTarget(pathname: string): string | null {
  const moved = compiledRules().reduce(
    (path, [pattern, replacement]) => path.replace(pattern, replacement),
    pathname,
  );
  const target = moved || '/';
  return target === pathname ? null : target;
}
