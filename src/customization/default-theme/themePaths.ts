import { decodePart } from '@component-docs/kit/shared/address';
import type { ThemeNode } from '../shared/types';

/** Returns the path of a key below another, as written in code: `palette.primary`. */
export function pathBelow(above: string, key: string): string {
  return above ? `${above}.${key}` : key;
}

/** Returns the anchor of a path, without the white space of keys such as `@media (min-width:0px)`. */
export function anchorOf(path: string): string {
  return path.replace(/\s+/g, '-');
}

/** Returns the paths of all keys that have keys below them, outer before inner. */
export function groupPaths(nodes: readonly ThemeNode[], above = ''): string[] {
  return nodes.flatMap(({ key, children }) => {
    const path = pathBelow(above, key);
    return children ? [path, ...groupPaths(children, path)] : [];
  });
}

/** Returns the paths of all keys, outer before inner. */
export function allPaths(nodes: readonly ThemeNode[], above = ''): string[] {
  return nodes.flatMap(({ key, children = [] }) => {
    const path = pathBelow(above, key);
    return [path, ...allPaths(children, path)];
  });
}

/** Returns the path of a location hash such as `#palette.primary`; undefined if there is none. */
export function pathOfHash(nodes: readonly ThemeNode[], hash: string): string | undefined {
  const anchor = decodePart(hash.replace(/^#/, ''));
  return allPaths(nodes).find((path) => anchorOf(path) === anchor);
}

/** Returns the groups to open so that a key is visible, including the key itself if it is a group. */
export function groupsAround(nodes: readonly ThemeNode[], path: string): string[] {
  return groupPaths(nodes).filter((group) => path === group || path.startsWith(`${group}.`));
}
