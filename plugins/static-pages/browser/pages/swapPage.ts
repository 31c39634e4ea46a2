import { PAGE_ATTRIBUTE, SIDE_NAVIGATION_ATTRIBUTE } from '../../shared/pages';
import type { PreparedPage } from './preparePage';
import { syncHead } from './syncHead';
import { SITE_IDS } from '../../shared/siteIds';

function announcer(): HTMLElement {
  const known = document.getElementById(SITE_IDS.announcer);
  if (known) {
    return known;
  }
  const region = document.createElement('div');
  region.id = SITE_IDS.announcer;
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  return document.body.appendChild(region);
}

/** Tells screen readers the title of a page that was reached without loading a document. */
export function announcePage(): void {
  announcer().textContent = document.title;
}

/** Moves the focus to the page's `<main>`, as a full load would move it off the clicked link. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The element that holds the content of the page on the screen. */
export function pageElement(): HTMLElement {
  const element = document.querySelector<HTMLElement>(`[${PAGE_ATTRIBUTE}]`);
  if (!element) {
    throw new Error(
      `No element has the attribute ${PAGE_ATTRIBUTE}. See plugins/static-pages/browser/pages.`,
    );
  }
  return element;
}

function sideNavigationOf(content: ParentNode): string | null | undefined {
  return content
    .querySelector(`[${SIDE_NAVIGATION_ATTRIBUTE}]`)
    ?.getAttribute(SIDE_NAVIGATION_ATTRIBUTE);
}

/** Hooks around the exchange of a region's content. */
export interface SwapHooks {
  /** The region is about to lose its content: islands and behaviors in it stop. */
  onLeave: (region: HTMLElement) => void;
  /** The region has its new content. */
  onEnter: (region: HTMLElement) => void;
}

/**
 * Puts another page into the document: `<main>` alone where both pages have the same side
 * navigation, which then keeps its state, else everything between header and footer.
 */
export function swapPage(
  { head, content: next, htmlClass }: PreparedPage,
  { onLeave, onEnter }: SwapHooks,
): void {
  const page = pageElement();
  const sideNavigation = sideNavigationOf(page);
  const main = page.querySelector<HTMLElement>('main');
  const nextMain = next.querySelector<HTMLElement>('main');
  syncHead(head);
  document.documentElement.className = htmlClass;
  if (sideNavigation && sideNavigation === sideNavigationOf(next) && main && nextMain) {
    onLeave(main);
    const adopted = document.adoptNode(nextMain);
    main.replaceWith(adopted);
    onEnter(adopted);
  } else {
    onLeave(page);
    page.replaceChildren(next);
    onEnter(page);
  }
}
