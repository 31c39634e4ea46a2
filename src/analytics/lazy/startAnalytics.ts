import type { AnalyticsConfig } from '@component-docs/third-parties/shared/types';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';
import { pathnameToLanguage } from '@component-docs/labels/shared/pathnameToLanguage';
import { loadScript } from '@component-docs/third-parties/browser/loadScript';
import { track } from '@component-docs/kit/browser/track';
import type { Gtag } from '@component-docs/kit/browser/track';
import { onConsentElsewhere, readConsent, storeConsent, deleteTrackingCookies } from '../consent';
import type { ConsentChoice } from '../consent';
import { refusesTracking } from '../privacySignals';
import { reportWebVitals } from './reportWebVitals';
import { watchUserProperties } from './userProperties';

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
function allowSending({ id }: AnalyticsConfig, isAllowed: boolean): void {
  Reflect.set(window, `ga-disable-${id}`, !isAllowed);
}

const isOff = (id: string) => Reflect.get(window, `ga-disable-${id}`) === true;

/** Creates the tracking function, and loads its script. The site knows better when pages change. */
function createGtag({ id, script }: AnalyticsConfig): Gtag {
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

/**
 * Creates the function that counts a view of the current page. It uses a timer without delay, so that the
 * title already belongs to the new page. A page that is left before the timer fires isn't counted.
 */
function createPageViews(): () => void {
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

/** Starts sending events, including the current page's. */
function startSending(config: AnalyticsConfig, viewPage: () => void): void {
  window.gtag = createGtag(config);
  watchUserProperties(window.gtag);
  viewPage();
  void reportWebVitals(Math.random());
}

/** Starts analytics once the reader allows it. Returns the function that counts a view. */
export async function startAnalytics(config: AnalyticsConfig): Promise<() => void> {
  const viewPage = createPageViews();
  if (refusesTracking(navigator)) {
    return viewPage;
  }
  const isAsking = config.consent === 'needed';
  const consent = isAsking ? readConsent() : 'all';
  let isSending = consent === 'all';
  if (isSending) {
    startSending(config, viewPage);
  }
  if (consent === 'essential') {
    deleteTrackingCookies();
  }
  const allow = () => {
    allowSending(config, true);
    if (!isSending) {
      isSending = true;
      startSending(config, viewPage);
    }
  };
  const choose = (choice: ConsentChoice) => {
    storeConsent(choice);
    if (choice === 'all') {
      allow();
    } else if (isSending) {
      // Only a page load stops a third party's script. Its cookies are deleted then.
      window.location.reload();
    }
  };
  if (isAsking) {
    onConsentElsewhere((choice) => {
      if (choice === 'all') {
        allow();
      } else {
        // A reload would lose the reader's work in this tab.
        allowSending(config, false);
        deleteTrackingCookies();
      }
    });
    const { offerConsent } = await import(
      /* webpackChunkName: "reader-choices" */ './ConsentBanner'
    );
    offerConsent({ isOpen: consent === null, onChoose: choose });
  }
  return viewPage;
}
