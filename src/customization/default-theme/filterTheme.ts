import { pathBelow } from './themePaths';
import type { ThemeNode } from '../shared/default-theme/types';

export interface FilteredTheme {
  /** The matching keys with everything below them, and the groups that contain them. */
  nodes: readonly ThemeNode[];
  /** The groups to open so that every match is visible. */
  open: readonly string[];
  /** Number of matching keys, without those below another match. */
  matches: number;
}

function filterNode(node: ThemeNode, above: string, query: string): FilteredTheme {
  const path = pathBelow(above, node.key);
  if (path.toLowerCase().includes(query)) {
    return { nodes: [node], open: [], matches: 1 };
  }
  const inside = filterNodes(node.children ?? [], path, query);
  return inside.matches === 0
    ? inside
    : { ...inside, nodes: [{ ...node, children: inside.nodes }], open: [path, ...inside.open] };
}

function filterNodes(nodes: readonly ThemeNode[], above: string, query: string): FilteredTheme {
  const parts = nodes.map((node) => filterNode(node, above, query));
  return {
    nodes: parts.flatMap((part) => part.nodes),
    open: parts.flatMap((part) => part.open),
    matches: parts.reduce((sum, part) => sum + part.matches, 0),
  };
}

/**
 * Returns the part of a theme whose keys, or paths such as `palette.primary`, contain a text, ignoring
 * case. For an empty text, returns the whole theme and no matches.
 */
export function filterTheme(nodes: readonly ThemeNode[], text: string): FilteredTheme {
  const query = text.trim().toLowerCase();
  return query === '' ? { nodes, open: [], matches: 0 } : filterNodes(nodes, '', query);
}
