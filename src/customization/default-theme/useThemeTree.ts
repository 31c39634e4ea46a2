import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefObject } from 'react';
import { useThemeState } from '@component-docs/preferences/browser/theme/useTheme';
import type { DefaultThemes, Scheme, ThemeNode } from '../shared/types';
import { anchorOf, groupPaths, groupsAround, pathOfHash, pathBelow } from './themePaths';

interface FilteredTheme {
  /** The matching keys with everything below them, and the groups that contain them. */
  nodes: readonly ThemeNode[];
  open: readonly string[];
  /** Number of matching keys, without keys below another match. */
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

/** Returns the part of a theme whose keys or paths contain a text; all of it without a text. */
export function filterTheme(nodes: readonly ThemeNode[], text: string): FilteredTheme {
  const query = text.trim().toLowerCase();
  return query === '' ? { nodes, open: [], matches: 0 } : filterNodes(nodes, '', query);
}

/** Returns the groups that readers opened before this code ran; `<details>` works without it. */
function openInDocument(container: HTMLElement | null): string[] {
  return [...(container?.querySelectorAll<HTMLElement>('details[open]') ?? [])].flatMap(
    ({ dataset }) => dataset.path ?? [],
  );
}

/** Opens the groups around the key that the URL's hash names, now and whenever the hash changes. */
function useHashTarget(nodes: readonly ThemeNode[], open: (paths: readonly string[]) => void) {
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    const follow = () => {
      const path = pathOfHash(nodes, window.location.hash);
      open(path === undefined ? [] : groupsAround(nodes, path));
      setTarget(path);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [nodes, open]);

  // Runs once the groups are open, so that the key has a position to scroll to.
  useEffect(() => {
    if (target !== undefined) {
      document.getElementById(anchorOf(target))?.scrollIntoView();
    }
  }, [target]);
}

/** Holds the scheme (first the page's), the filter's text, and the open groups. */
export function useThemeTree(themes: DefaultThemes, container: RefObject<HTMLElement>) {
  const mode = useThemeState((theme) => theme.paletteMode);
  const [chosen, setScheme] = useState<Scheme>();
  const scheme = chosen ?? mode;
  const [query, setQuery] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const theme = themes[scheme];
  const { nodes, matches } = useMemo(() => filterTheme(theme, query), [theme, query]);

  const open = useCallback((paths: readonly string[]) => {
    setOpened((before) => new Set([...before, ...paths]));
  }, []);
  const toggle = useCallback((path: string, isOpen: boolean) => {
    setOpened((before) => {
      if (before.has(path) === isOpen) {
        return before;
      }
      const rest = [...before].filter((other) => other !== path);
      return new Set(isOpen ? [...rest, path] : rest);
    });
  }, []);

  useEffect(() => open(openInDocument(container.current)), [container, open]);
  useHashTarget(themes.light, open);

  return {
    scheme,
    setScheme,
    query,
    filter(text: string) {
      setQuery(text);
      open(filterTheme(theme, text).open);
    },
    nodes,
    matches,
    opened,
    toggle,
    expandAll: () => open(groupPaths(nodes)),
    collapseAll: () => setOpened(new Set()),
  };
}
