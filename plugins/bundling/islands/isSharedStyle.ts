/**
 * Styles that stay with the script that imports them: of parts that load when first used, and of
 * pages that are a chunk of their own, whose HTML lists it (plugins/bundling/route-chunks). Not of islands:
 * their HTML is there before their script.
 */
const OWN_STYLES = [
  /\/src\/[\w-]+\/lazy\//,
  /\/src\/(?:api-reference|api-tabs\/ApiTabBody|home|third-party-contract|production-error)\b/,
];

/** Whether a stylesheet, by its module's path, belongs into the one that every page loads. */
export function isSharedStyle(modulePath: string): boolean {
  const path = modulePath.replaceAll('\\', '/');
  return !OWN_STYLES.some((pattern) => pattern.test(path));
}
