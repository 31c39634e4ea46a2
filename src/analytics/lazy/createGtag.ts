import { loadScript } from '../../../plugins/third-parties/browser/loadScript';
import type { AnalyticsConfig } from '../../../plugins/third-parties/shared/types';
import type { Gtag } from '../track';

declare global {
  interface Window {
    /** The queue that the tracking script reads: the arguments of each call. */
    dataLayer?: IArguments[];
  }
}

/**
 * Turns sending on or off. The tracking script reads the same switch:
 * https://developers.google.com/tag-platform/security/guides/privacy#turn_off_google_analytics
 */
export function allowSending({ id }: AnalyticsConfig, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
}

const isOff = (id: string) => Reflect.get(window, `ga-disable-${id}`) === true;

/**
 * Creates the tracking function and loads the script that sends its events. Automatic page views are
 * off, because the site knows better when the page changes.
 */
export function createGtag({ id, script }: AnalyticsConfig): Gtag {
  const queue = (window.dataLayer ??= []);
  const gtag: Gtag = function () {
    if (!isOff(id)) {
      // eslint-disable-next-line prefer-rest-params -- the script knows commands by the type `arguments`
      queue.push(arguments);
    }
  };
  gtag('js', new Date());
  gtag('config', id, { send_page_view: false });
  const url = new URL(script);
  url.searchParams.set('id', id);
  loadScript(url.href, document.head);
  return gtag;
}
