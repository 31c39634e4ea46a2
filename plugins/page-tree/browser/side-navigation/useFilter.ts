import { useEffect, useMemo, useRef, useState, createContext } from 'react';
import type { KeyboardEvent } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { filterItems } from './sidebarItems';
import type { FilteredItems } from './sidebarItems';
import { BEFORE, nextWithin } from '@component-docs/kit/browser/arrowKeys';

/** The items that match the reader's filter; null without a filter. */
export const FilterContext = createContext<FilteredItems | null>(null);

/** Returns the visible links to pages, without the toggles of groups. */
function visibleLinks(list: HTMLElement | null): HTMLElement[] {
  const links = list?.querySelectorAll<HTMLElement>('a:not([role])') ?? [];
  return [...links].filter((link) => !link.closest('[hidden]'));
}

/**
 * Returns the state and handlers of a side navigation's filter. Escape clears it, arrow keys move
 * through the matching links and back to the field, and Enter follows the first link.
 */
export function useFilter(items: readonly PropSidebarItem[]) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const filtered = useMemo(() => filterItems(items, query), [items, query]);

  useEffect(() => {
    // Uses the text that was typed before the page was hydrated.
    setQuery(field.current?.value ?? '');
  }, []);

  const clear = () => {
    if (field.current) {
      field.current.value = '';
      field.current.focus();
    }
    setQuery('');
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (query === '') {
      return;
    }
    const links = visibleLinks(list.current);
    const isInField = event.target === field.current;
    const current = links.findIndex((link) => link === event.target);
    const target =
      isInField || current !== BEFORE
        ? nextWithin(event.key, current, links.length, BEFORE)
        : undefined;
    if (event.key === 'Escape') {
      // Escape clears the field but doesn't close the drawer around it.
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && isInField) {
      links[0]?.click();
    } else if (target !== undefined) {
      event.preventDefault();
      (links[target] ?? field.current)?.focus();
    }
  };
  return { field, list, filtered, setQuery, handleKeyDown };
}
