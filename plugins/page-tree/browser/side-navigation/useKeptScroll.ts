import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Distance from the bottom edge within which the active item counts as hidden, in px. */
const BOTTOM_MARGIN = 120;

/** Vertical edges in the same coordinate system. */
interface Edges {
  top: number;
  bottom: number;
}

/**
 * Returns whether the active item must be scrolled into view: if it starts above the navigation's
 * visible part, or ends below it or within 120 px of its bottom edge.
 */
export function needsScroll(item: Edges, view: Edges): boolean {
  return item.top < view.top || item.bottom > view.bottom - BOTTOM_MARGIN;
}

/** Places in a list whose group around the active item has opened. */
interface OpenedList {
  item: Edges;
  group: Edges;
  view: Edges;
  /** By how much the list has grown. */
  growth: number;
  /** How far the list is scrolled. */
  scrolled: number;
}

/**
 * Returns how far to scroll a list that has grown, so that the active item is visible and no other item seems to
 * jump: the items below the group either stay where they were or leave the view.
 *
 * @returns undefined if that can't be done
 */
export function scrollForGrowth(list: OpenedList): number | undefined {
  const { item, group, view, growth, scrolled } = list;
  return [growth, group.bottom - view.bottom].find(
    (distance) =>
      scrolled + distance >= 0 &&
      item.top - distance >= view.top &&
      item.bottom - distance <= view.bottom,
  );
}

/** The scroll positions of navigations, until the site is loaded again. */
const positions = new Map<string, number>();

// React warns about layout effects during server rendering.
const useBrowserLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/** Scrolls a list to the active item, which a group that has just opened may contain. */
function showActiveItem(list: HTMLElement, growth: number): void {
  const active = list.querySelector('[aria-current="page"]');
  // A closed drawer has no size. This runs again when it opens.
  if (!active || list.clientHeight === 0) {
    return;
  }
  const view = list.getBoundingClientRect();
  const item = active.getBoundingClientRect();
  const group = (active.closest('ul ul') ?? active).getBoundingClientRect();
  const scrolled = list.scrollTop;
  const opened = growth > 0 ? scrollForGrowth({ item, group, view, growth, scrolled }) : undefined;
  if (opened !== undefined) {
    list.scrollTo({ top: scrolled + opened, behavior: 'instant' });
  } else if (needsScroll(item, view)) {
    const middle = (item.top + item.bottom) / 2 - (view.top + view.bottom) / 2;
    list.scrollTo({ top: scrolled + middle, behavior: 'instant' });
  }
}

/** Readers' interactions with a list after which it must not be scrolled any more. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the active item into view, and again while the list changes its height: the group around
 * the item opens after the page is shown. Stops when the reader uses the list.
 *
 * @param height the list's last known height, 0 before the first time
 * @returns a function that stops it
 */
function keepActiveItemShown(list: HTMLElement, height: { current: number }): () => void {
  if (typeof ResizeObserver === 'undefined') {
    showActiveItem(list, 0);
    return () => {};
  }
  const observer = new ResizeObserver(() => {
    const { scrollHeight } = list;
    showActiveItem(list, height.current > 0 ? scrollHeight - height.current : 0);
    height.current = scrollHeight;
  });
  const stop = () => {
    observer.disconnect();
    INTERACTIONS.forEach((type) => list.removeEventListener(type, stop));
  };
  INTERACTIONS.forEach((type) => list.addEventListener(type, stop, { passive: true }));
  // Calls back at the start, too: before the paint, but after all other work of this page change, so
  // that measuring doesn't force another layout.
  [...list.children].forEach((child) => observer.observe(child));
  return stop;
}

/**
 * Keeps the scroll position of a navigation's list between pages. On each page, scrolls the active
 * item into view if it would not be visible.
 */
export function useKeptScroll(
  ref: RefObject<HTMLElement>,
  id: string,
  activePath: string,
  isVisible: boolean,
): void {
  const isNew = useRef(true);
  const height = useRef(0);
  useBrowserLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isVisible) {
      return undefined;
    }
    const keep = () => void positions.set(id, list.scrollTop);
    const kept = positions.get(id);
    // The reader may have scrolled a list that the server printed before its code ran.
    if (kept !== undefined || !isNew.current) {
      list.scrollTo({ top: kept ?? 0, behavior: 'instant' });
    }
    list.addEventListener('scroll', keep, { passive: true });
    return () => list.removeEventListener('scroll', keep);
  }, [ref, id, isVisible]);
  useBrowserLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isVisible) {
      return undefined;
    }
    const isInUse = isNew.current && positions.get(id) === undefined && list.scrollTop > 0;
    isNew.current = false;
    return isInUse ? undefined : keepActiveItemShown(list, height);
  }, [ref, id, activePath, isVisible]);
}
