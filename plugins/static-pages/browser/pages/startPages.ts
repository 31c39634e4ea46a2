import { afterPaint } from '@component-docs/kit/browser/afterPaint';
import { answerEarlyClicks, stopKeepingClicks } from '../../shared/earlyClicks';
import { mountIslands, unmountIslands } from '../islands/runIslands';
import { isPlainClick } from '@component-docs/kit/browser/isPlainClick';
import { readPageChunks } from '../page-chunks/pageModules';
import { attachBehaviors, enterContent, leaveContent } from './behaviors';
import { createNavigation } from './navigation';
import type { Navigation } from './navigation';
import { fetchInView } from './fetchInView';
import { linkAround, prefetchLinks, siteLink, mayPrefetch } from './prefetchLinks';
import { goTo } from '@component-docs/kit/browser/routerHistory';
import { takeOverScrollRestoration } from './scrollPositions';
import { pageElement } from './swapPage';
import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { sayOffline } from '../notice/notices';
import { loadReact } from '../islands/controlIsland';
import { readerActs, whenIdle } from '../islands/whenNeeded';

/**
 * Loads React at the first sign that a reader is there, because the control that they press next may need it. On
 * metered connections, React loads with the press.
 */
async function loadReactEarly(): Promise<void> {
  await readerActs();
  if (mayPrefetch()) {
    whenIdle(() => void loadReact().catch(() => undefined));
  }
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
function holdLinksOffline(
  isFetched: (path: string) => boolean,
  open: (link: HTMLAnchorElement) => void,
): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = linkAround(event.target);
      const isHeld =
        !navigator.onLine &&
        isPlainClick(event) &&
        link?.origin === window.location.origin &&
        link.pathname !== window.location.pathname &&
        !isFetched(link.pathname);
      if (isHeld) {
        event.preventDefault();
        void isKept(link).then((isThere) => (isThere ? open(link) : sayOffline()));
      }
    },
    { capture: true },
  );
}

/** Follows a link within the document, if it leads to another page of the site in this language. */
function followWithin(element: EventTarget | null): boolean {
  const link = siteLink(element, window.location);
  return link !== null && goTo(link.pathname + link.search + link.hash);
}

/** Follows the links of header, side navigation, content, and islands within the document. */
export function followLinks(): void {
  document.addEventListener('click', (event) => {
    if (isPlainClick(event) && followWithin(event.target)) {
      event.preventDefault();
    }
  });
}

function openLink(link: HTMLAnchorElement): void {
  if (!followWithin(link)) {
    window.location.assign(link.href);
  }
}

/**
 * Brings the page that the server printed to life, and the pages that its links lead to. Runs as soon as the
 * main script does.
 */
export function startPages(): Navigation {
  let stopFetching = () => {};
  const enter = (region: HTMLElement) => {
    readPageChunks();
    enterContent(region);
    mountIslands(region);
    stopFetching = fetchInView(region, navigation);
  };
  const leave = (region: HTMLElement) => {
    stopFetching();
    unmountIslands(region);
    leaveContent();
  };
  const navigation = createNavigation({ onEnter: enter, onLeave: leave });
  takeOverScrollRestoration();
  holdLinksOffline(navigation.isFetched, openLink);
  followLinks();
  prefetchLinks(navigation.prefetch);
  const page = pageElement();
  attachBehaviors();
  answerEarlyClicks();
  // Islands load their code after the first paint of the HTML that is there already.
  afterPaint(() => {
    enter(page);
    // From here on, each island keeps its own clicks.
    stopKeepingClicks('islands');
    void loadReactEarly();
    // As Docusaurus says it: everything that readers press is answered.
    document.documentElement.dataset.hasHydrated = 'true';
  });
  return navigation;
}
