import { useEffect, useRef } from 'react';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** How long the browser may take to go back to a page's old place once the page is there, in ms. */
const SETTLED_AFTER = 500;

const style = () => document.documentElement.style;

/**
 * Another page is shown at its place at once; the style sheet's smooth scrolling is for the way within
 * one. Still under way, it would also undo the place that the browser goes back to. Docusaurus scrolls
 * in the layout effect of an ancestor, which comes after this one; any sooner, and the browser would
 * style the page once more that the reader leaves.
 */
export function InstantScroll() {
  const { pathname } = useLocation();
  // The server's page is where the browser put it.
  const shown = useRef(useIsBrowser() ? null : pathname);
  useIsomorphicLayoutEffect(() => {
    if (shown.current !== pathname) {
      shown.current = pathname;
      style().scrollBehavior = 'auto';
    }
  }, [pathname]);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      style().scrollBehavior = '';
    }, SETTLED_AFTER);
    return () => window.clearTimeout(timer);
  }, [pathname]);
  return null;
}
