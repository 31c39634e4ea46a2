import { fetchInTime } from '../../../kit/browser/fetchInTime';
import { isPlainClick } from '../../../kit/browser/isPlainClick';
import { sayOffline } from '../notice/notices';

/**
 * Returns whether a link leads away from the page to another file of this site in the same tab, and so
 * would end on the browser's error page without a network.
 */
function leavesPage(link: HTMLAnchorElement, here: Location): boolean {
  return (
    link.origin === here.origin &&
    link.pathname !== here.pathname &&
    !link.target &&
    !link.hasAttribute('download') &&
    link.getAttribute('role') !== 'button'
  );
}

/** Returns whether the service worker has a page: it answers as the network would. */
function isKept({ href }: HTMLAnchorElement): Promise<boolean> {
  return fetchInTime(href, ({ ok }) => Promise.resolve(ok), {
    headers: { accept: 'text/html' },
  }).catch(() => false);
}

/**
 * Keeps readers without a network on the page, and tells them, unless the page that they want is on the
 * device. Listens before anything else answers the click.
 *
 * @param isFetched whether a page can be shown without asking for it
 * @param open follows a link
 */
export function holdLinksOffline(
  isFetched: (path: string) => boolean,
  open: (link: HTMLAnchorElement) => void,
): void {
  document.addEventListener(
    'click',
    (event) => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const isHeld =
        !navigator.onLine &&
        link !== null &&
        isPlainClick(event) &&
        leavesPage(link, window.location) &&
        !isFetched(link.pathname);
      if (isHeld) {
        event.preventDefault();
        void isKept(link).then((isThere) => (isThere ? open(link) : sayOffline()));
      }
    },
    { capture: true },
  );
}
