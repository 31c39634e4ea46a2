import { nextAround } from '@component-docs/kit/browser/arrowKeys';
import { useEffect, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { HitGroup } from '../../shared/types';

/** A group of hits, and the number of its first option in the whole list. */
interface PlacedGroup {
  group: HitGroup;
  firstOption: number;
}

/** The number of pages that fit on a phone below the field. */
const FIRST_PAGES = 3;

/** Moves the further hits of the first pages behind these pages: a reader sees the best of each first. */
function withBestFirst(groups: readonly HitGroup[]): HitGroup[] {
  const first = groups.slice(0, FIRST_PAGES);
  const further = first.map(({ propPages: _propPages, ...group }) => ({
    ...group,
    hits: group.hits.slice(1),
  }));
  return [
    ...first.map((group) => ({ ...group, hits: group.hits.slice(0, 1) })),
    ...further.filter(({ hits }) => hits.length > 0),
    ...groups.slice(FIRST_PAGES),
  ];
}

/**
 * Numbers the options of a list of results. Of several pages, each of the first three has one option at first.
 *
 * @param maxHits how many hits of a page are shown
 */
export function placeOptions(
  groups: readonly HitGroup[],
  maxHits: number,
): { placed: PlacedGroup[]; count: number } {
  let count = 0;
  const shown = groups.map((group) => ({ ...group, hits: group.hits.slice(0, maxHits) }));
  const placed = (shown.length > 1 ? withBestFirst(shown) : shown).map((group) => {
    const firstOption = count;
    count += group.hits.length;
    return { group, firstOption };
  });
  return { placed, count };
}

interface Options {
  /** The element with the options. */
  list: RefObject<HTMLElement>;
  count: number;
  idOf: (option: number) => string;
  /** Changes with the options: the first one is active then. */
  key: unknown;
  /** The options belong to an earlier query. */
  isOutdated: boolean;
}

/**
 * Returns the active option of a list under a search field, and the field's key handler: arrow keys
 * choose an option, Enter follows its link, and Ctrl or Cmd with Enter opens it in a new tab.
 */
export function useCombobox({ list, count, idOf, key, isOutdated }: Options) {
  const [active, setActive] = useState(0);
  /** Enter was pressed before the results were there. */
  const [isAwaited, setIsAwaited] = useState(false);
  const optionOf = (option: number) =>
    document.getElementById(idOf(option)) as HTMLAnchorElement | null;

  useEffect(() => setActive(0), [key]);
  useEffect(() => {
    if (isAwaited && !isOutdated) {
      setIsAwaited(false);
      list.current?.querySelector<HTMLAnchorElement>('[role="option"]')?.click();
    }
  }, [isAwaited, isOutdated, list]);

  function moveTo(option: number): void {
    setActive(option);
    const link = optionOf(option);
    link?.scrollIntoView({ block: 'nearest' });
    // Focus stays in the field: this has the page of the active link fetched ahead, as focus would.
    link?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  }

  function follow(isNewTab: boolean): void {
    const link = optionOf(active);
    if (isNewTab && link) {
      window.open(link.href, '_blank', 'noopener');
    } else if (isOutdated && active === 0) {
      // Another option may become the first. One that the reader has moved to is meant as it is.
      setIsAwaited(true);
    } else {
      link?.click();
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    setIsAwaited(false);
    // Home and End move the cursor of the field.
    const next = nextAround(event.key, active, count);
    if (next !== undefined) {
      event.preventDefault();
      moveTo(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      follow(event.ctrlKey || event.metaKey);
    }
  }

  return { active: count > 0 ? Math.min(active, count - 1) : -1, handleKeyDown };
}
