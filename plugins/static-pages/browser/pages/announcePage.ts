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
