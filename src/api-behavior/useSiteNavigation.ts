import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '../navigation/isPlainClick';

/** The link around an event's target, if it leads to another page of this site. */
function siteLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const leadsOn = link && link.origin === window.location.origin && !link.target;
  const isSamePage = link?.pathname === window.location.pathname;
  return leadsOn && !isSamePage ? link : null;
}

/**
 * Follows links in prepared HTML without loading the whole site anew, and loads their pages when they
 * are pointed at, as Docusaurus' own links do.
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
