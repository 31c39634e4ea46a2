/**
 * The public address of a page whose canonical path holds `/api-docs/`: `/api-docs/x` is published
 * as `/api/x`, and `/<area>/api-docs/x` as `/<area>/api/x`. The inverse of the rule in
 * `pathnameToLanguage` (behaviours §2).
 */
export function publicPath(canonicalPathname: string): string {
  return canonicalPathname.replace(/^((?:\/[^/]+)?)\/api-docs\//, '$1/api/');
}
