import { afterPaint } from '../../../kit/browser/afterPaint';
import { answerEarlyClicks, stopKeepingClicks } from '../../shared/earlyClicks';
import { mountIslands, unmountIslands } from '../islands';
import { isPlainClick } from '../../../kit/browser/isPlainClick';
import { readPageChunks } from '../page-chunks/loadPageChunk';
import { attachBehaviors, enterContent, leaveContent } from './behaviors';
import { createNavigation } from './navigation';
import type { Navigation } from './navigation';
import { prefetchLinks, prefetchNextPage } from './prefetchLinks';
import { holdLinksOffline } from './holdLinksOffline';
import { goTo } from '../../../kit/browser/routerHistory';
import { takeOverScrollRestoration } from './scrollPositions';
import { siteLink } from './siteLink';
import { pageElement } from './swapPage';

const linkOf = (target: EventTarget | null) => siteLink(target, window.location);

/** Follows a link within the document, if it leads to another page of the site in this language. */
function followWithin(element: EventTarget | null): boolean {
  const link = linkOf(element);
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
 * Brings the page to life that the server printed, and those that its links lead to. Runs as soon as
 * the main script does, before React hydrates header and footer.
 */
export function startPages(): Navigation {
  let stopPrefetching = () => {};
  const enter = (region: HTMLElement) => {
    readPageChunks();
    enterContent(region);
    mountIslands(region);
    stopPrefetching = prefetchNextPage(region, navigation.prefetch);
  };
  const leave = (region: HTMLElement) => {
    stopPrefetching();
    unmountIslands(region);
    leaveContent();
  };
  const navigation = createNavigation({ onEnter: enter, onLeave: leave });
  takeOverScrollRestoration();
  holdLinksOffline(navigation.isFetched, openLink);
  followLinks();
  prefetchLinks(linkOf, navigation.prefetch);
  const page = pageElement();
  attachBehaviors();
  answerEarlyClicks('content');
  // What islands load comes after the first paint of what is there already.
  afterPaint(() => {
    enter(page);
    // From here on, each island keeps its own clicks.
    stopKeepingClicks('islands');
  });
  return navigation;
}
