import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from './isPlainClick';

/** Returns the link around an event's target if it leads to another page of this site. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  // An anchor with a role, such as the button of a group of pages, isn't a link, despite its address.
  const isLink = link && !link.hasAttribute('role');
  const isInternal = isLink && link.origin === window.location.origin && !link.target;
  const isSamePage = link?.pathname === window.location.pathname;
  return isInternal && !isSamePage ? link : null;
}

/**
 * Follows links in a container without a full page load, and preloads their pages on hover, as
 * Docusaurus' own links do. Use it for prepared HTML, and for lists of links that are so long that a
 * listener on each would be noticeable.
 */
export function useSiteNavigation(container: RefObject<HTMLElement>): void {
  const history = useHistory();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? siteLink(event) : null;
      if (link) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    const preload = (event: Event) => {
      const link = siteLink(event);
      if (link) {
        // A page that fails to load is reported when the reader navigates to it.
        Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
      }
    };
    const controller = new AbortController();
    const { signal } = controller;
    element?.addEventListener('click', follow, { signal });
    element?.addEventListener('mouseover', preload, { signal });
    element?.addEventListener('touchstart', preload, { signal, passive: true });
    return () => controller.abort();
  }, [container, history]);
}
