import { useEffect, useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { keepPosition, keptPosition, needsScroll } from './keptScroll';

// React warns of layout effects while a page is rendered to HTML.
const useBrowserLayoutEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

function showActiveItem(list: HTMLElement): void {
  const item = list.querySelector('[aria-current="page"]');
  // A phone drawer that is closed has no size; it asks again when it opens.
  if (item && list.clientHeight > 0) {
    const view = list.getBoundingClientRect();
    const place = item.getBoundingClientRect();
    if (needsScroll(place, view)) {
      const middle = (place.top + place.bottom) / 2 - (view.top + view.bottom) / 2;
      list.scrollTo({ top: list.scrollTop + middle, behavior: 'instant' });
    }
  }
}

/**
 * Keeps the scroll position of a navigation's list between pages, and brings the active item into
 * view, on each page, where the reader would not see it (behaviours §5).
 */
export function useKeptScroll(
  ref: RefObject<HTMLElement>,
  id: string,
  activePath: string,
  isVisible: boolean,
): void {
  useBrowserLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isVisible) {
      return undefined;
    }
    const keep = () => keepPosition(id, list.scrollTop);
    list.scrollTo({ top: keptPosition(id), behavior: 'instant' });
    list.addEventListener('scroll', keep, { passive: true });
    return () => list.removeEventListener('scroll', keep);
  }, [ref, id, isVisible]);
  useBrowserLayoutEffect(() => {
    const list = ref.current;
    if (!list || !isVisible) {
      return undefined;
    }
    // Still before the paint, but after all that this page change does: the layout that the
    // question takes is then the one that is painted.
    const frame = requestAnimationFrame(() => showActiveItem(list));
    return () => cancelAnimationFrame(frame);
  }, [ref, activePath, isVisible]);
}
