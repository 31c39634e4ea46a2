import { loadScript } from '../../third-parties/loadScript';
import type { AnalyticsConfig } from '../../third-parties/types';
import type { Gtag } from '../track';

declare global {
  interface Window {
    /** The queue that the tracking script reads: the arguments of each call. */
    dataLayer?: IArguments[];
  }
}

/**
 * Creates the tracking function and loads the script that sends its events. Automatic page views are
 * off, because the site knows better when the page changes.
 */
export function createGtag({ id, script }: AnalyticsConfig): Gtag {
  const queue = (window.dataLayer ??= []);
  const gtag: Gtag = function () {
    // The script recognizes its commands by the type `arguments`.
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
