/**
 * Returns the public path of a page whose canonical path contains `/api-docs/`: `/api-docs/x` is
 * published as `/api/x`, and `/<area>/api-docs/x` as `/<area>/api/x`. The inverse of the rule in
 * `pathnameToLanguage`.
 */
export function publicPath(canonicalPathname: string): string {
  return canonicalPathname.replace(/^((?:\/[^/]+)?)\/api-docs\//, '$1/api/');
}
