import { getProductInfoFromUrl } from '../../../plugins/page-tree/shared/getProductInfo';
import { pathnameToLanguage } from '../../../plugins/labels/shared/pathnameToLanguage';
import { track } from '../track';

/**
 * Creates the function that counts a view of the current page. It uses a timer without delay, so that the
 * title is already that of the new page. A page that is left before the timer fires isn't counted.
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
