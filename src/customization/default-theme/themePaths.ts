import type { ThemeNode } from './types';

/** The path of a key below another, as code writes it: `palette.primary`. */
export function pathBelow(above: string, key: string): string {
  return above ? `${above}.${key}` : key;
}

/** The anchor of a path: ids hold no white space, keys such as `@media (min-width:0px)` do. */
export function anchorOf(path: string): string {
  return path.replace(/\s+/g, '-');
}

/** The paths of all keys that have keys below them, outer before inner. */
export function groupPaths(nodes: readonly ThemeNode[], above = ''): string[] {
  return nodes.flatMap(({ key, children }) => {
    const path = pathBelow(above, key);
    return children ? [path, ...groupPaths(children, path)] : [];
  });
}

/** The paths of all keys, outer before inner. */
export function allPaths(nodes: readonly ThemeNode[], above = ''): string[] {
  return nodes.flatMap(({ key, children = [] }) => {
    const path = pathBelow(above, key);
    return [path, ...allPaths(children, path)];
  });
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A stray "%": taken as it stands.
    return text;
  }
}

/**
 * The path that a location's hash such as `#palette.primary` names; undefined when the theme has
 * no such key.
 */
export function pathOfHash(nodes: readonly ThemeNode[], hash: string): string | undefined {
  const anchor = decode(hash.replace(/^#/, ''));
  return allPaths(nodes).find((path) => anchorOf(path) === anchor);
}

/** The groups to open so that a key can be seen, and its own group with them. */
export function groupsAround(nodes: readonly ThemeNode[], path: string): string[] {
  return groupPaths(nodes).filter((group) => path === group || path.startsWith(`${group}.`));
}
