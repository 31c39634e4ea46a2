import { useEffect, useMemo, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { filterItems } from './filterItems';
import { FIELD, moveFocus } from '../menu/moveFocus';

/** Links to pages that the reader can see; the toggles of groups are none. */
function visibleLinks(list: HTMLElement | null): HTMLElement[] {
  const links = list?.querySelectorAll<HTMLElement>('a:not([role])') ?? [];
  return [...links].filter((link) => !link.closest('[hidden]'));
}

/**
 * The filter of a side navigation: what it leaves, and its keys. Escape clears it, arrow keys go
 * through the links it leaves and back to the field, Enter follows the first one.
 */
export function useFilter(items: readonly PropSidebarItem[]) {
  const [query, setQuery] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const filtered = useMemo(() => filterItems(items, query), [items, query]);

  useEffect(() => {
    // What was typed before the page was ready counts, too.
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
    // Enter and arrows choose a word while an input method composes one.
    if (query === '' || event.nativeEvent.isComposing) {
      return;
    }
    const links = visibleLinks(list.current);
    const isInField = event.target === field.current;
    const current = links.findIndex((link) => link === event.target);
    const target =
      isInField || current !== FIELD ? moveFocus(current, event.key, links.length) : null;
    if (event.key === 'Escape') {
      // It clears the field, and does not close the drawer around it.
      event.preventDefault();
      clear();
    } else if (event.key === 'Enter' && isInField) {
      links[0]?.click();
    } else if (target !== null) {
      event.preventDefault();
      (links[target] ?? field.current)?.focus();
    }
  };
  return { field, list, filtered, setQuery, handleKeyDown };
}
