import type { AnalyticsConfig } from '../../../plugins/third-parties/shared/types';
import { onConsentElsewhere, readConsent, storeConsent } from '../consent';
import type { ConsentChoice } from '../consent';
import { refusesTracking } from '../privacySignals';
import { allowSending, createGtag } from './createGtag';
import { deleteTrackingCookies } from './deleteTrackingCookies';
import { createPageViews } from './pageViews';
import { reportWebVitals } from './reportWebVitals';
import { watchUserProperties } from './userProperties';

export interface Analytics {
  /** Counts a view of the current page. */
  viewPage: () => void;
}

/** Starts sending events, including those of the current page. */
function startSending(config: AnalyticsConfig, viewPage: () => void): void {
  window.gtag = createGtag(config);
  watchUserProperties(window.gtag);
  viewPage();
  void reportWebVitals(Math.random());
}

/**
 * Starts analytics if the reader allows it: immediately if no consent is needed, otherwise once it is
 * given. Browsers that send a do-not-track signal aren't asked.
 */
export async function startAnalytics(config: AnalyticsConfig): Promise<Analytics> {
  const viewPage = createPageViews();
  if (refusesTracking(navigator)) {
    return { viewPage };
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
      // Only a page load stops what a third party's script has started. Its cookies are deleted then.
      window.location.reload();
    }
  };
  if (isAsking) {
    onConsentElsewhere((choice) => {
      if (choice === 'all') {
        allow();
      } else {
        // A reload would take away what the reader is doing in this tab.
        allowSending(config, false);
        deleteTrackingCookies();
      }
    });
    const { offerConsent } = await import(
      /* webpackChunkName: "reader-choices" */ './ConsentBanner'
    );
    offerConsent({ isOpen: consent === null, onChoose: choose });
  }
  return { viewPage };
}
