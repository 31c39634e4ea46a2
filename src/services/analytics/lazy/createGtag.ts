import { loadScript } from '../../third-parties/loadScript';
import type { AnalyticsConfig } from '../../third-parties/types';
import type { Gtag } from '../track';

declare global {
  interface Window {
    /** What the tracking script reads: the arguments of each call. */
    dataLayer?: IArguments[];
  }
}

/**
 * Makes the tracking function and loads the script that sends what it is given. Page views by
 * themselves are off: the site knows better when a page is another one.
 */
export function createGtag({ id, script }: AnalyticsConfig): Gtag {
  const queue = (window.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The script tells its commands from other data by their being `arguments`.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const url = new URL(script);
  url.searchParams.set('id', id);
  loadScript(url.href, document.head);
  return gtag;
}
