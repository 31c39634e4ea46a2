import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from './isPlainClick';

/** The link around an event's target, if it leads to another page of this site. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  // What has a role, such as the button of a group of pages, only looks for its address like a link.
  const isLink = link && !link.hasAttribute('role');
  const leadsOn = isLink && link.origin === window.location.origin && !link.target;
  const isSamePage = link?.pathname === window.location.pathname;
  return leadsOn && !isSamePage ? link : null;
}

/**
 * Follows the plain links in a container without loading the whole site anew, and loads their pages
 * when they are pointed at, as Docusaurus' own links do: for prepared HTML, and for lists of links so
 * long that a listener on each would be felt.
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
        // A page that can't be had is told when it is gone to.
        Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
      }
    };
    const listening = new AbortController();
    const { signal } = listening;
    element?.addEventListener('click', follow, { signal });
    element?.addEventListener('mouseover', preload, { signal });
    element?.addEventListener('touchstart', preload, { signal, passive: true });
    return () => listening.abort();
  }, [container, history]);
}
