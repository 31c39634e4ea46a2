import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useHistory } from '@docusaurus/router';
import { isPlainClick } from '../navigation/isPlainClick';

/** The link that was pressed, if it leads to another page of this site. */
function pressedLink({ target }: MouseEvent): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const leadsOn = link && link.origin === window.location.origin && !link.target;
  const isSamePage = link?.pathname === window.location.pathname;
  return leadsOn && !isSamePage ? link : null;
}

/**
 * Follows links in prepared HTML without loading the whole site anew, as Docusaurus' own links do.
 */
export function useSiteNavigation(container: RefObject<HTMLElement>): void {
  const history = useHistory();
  useEffect(() => {
    const element = container.current;
    const follow = (event: MouseEvent) => {
      const link = isPlainClick(event) ? pressedLink(event) : null;
      if (link) {
        event.preventDefault();
        history.push(link.pathname + link.search + link.hash);
      }
    };
    element?.addEventListener('click', follow);
    return () => element?.removeEventListener('click', follow);
  }, [container, history]);
}
