import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';

/** A file beside the pages, such as `button.md` or `llms.txt`. */
const FILE = /\.(?!html$)[a-z\d]+$/i;

/**
 * Returns the link around an event's target if it leads to another page of this site in this
 * language. Each language is a separate application, which the browser loads in full.
 */
export function siteLink(target: EventTarget | null, here: Location): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  // A group of the side navigation has a button's role, and only looks for its address like a link.
  if (
    !link ||
    link.getAttribute('role') === 'button' ||
    link.target ||
    link.hasAttribute('download')
  ) {
    return null;
  }
  const { origin, pathname } = link;
  const isPage = origin === here.origin && !FILE.test(pathname);
  const isHere = pathname === here.pathname;
  const languageOf = (path: string) => pathnameToLanguage(`${path}/`).userLanguage;
  return isPage && !isHere && languageOf(pathname) === languageOf(here.pathname) ? link : null;
}
