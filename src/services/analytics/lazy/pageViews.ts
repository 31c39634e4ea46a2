import { getProductInfoFromUrl } from '../../../site/navigation/getProductInfo';
import { pathnameToLanguage } from '../../../site/navigation/pathnameToLanguage';
import { track } from '../track';

/**
 * Makes the function that counts a view of the page that the browser is at. It waits for a timer of
 * no delay, so that the title is the new page's; a page left before that is not counted
 * (behaviours §21).
 */
export function createPageViews(): () => void {
  let timer: number | undefined;
  return () => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => {
      const { pathname } = window.location;
      track('page_view', {
        page_title: document.title,
        page_location: pathnameToLanguage(pathname).canonicalAsServer,
        ...getProductInfoFromUrl(`${pathname}/`),
      });
    });
  };
}
