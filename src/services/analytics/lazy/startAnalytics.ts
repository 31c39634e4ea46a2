import type { AnalyticsConfig } from '../../third-parties/types';
import { readConsent, storeConsent } from '../consent';
import type { ConsentChoice } from '../consent';
import { refusesTracking } from '../privacySignals';
import { createGtag } from './createGtag';
import { createPageViews } from './pageViews';
import { reportWebVitals } from './reportWebVitals';
import { watchUserProperties } from './userProperties';

export interface Analytics {
  /** Counts a view of the page that the browser is at. */
  viewPage: () => void;
}

/** From here on, events are sent: of this page, too. */
function send(config: AnalyticsConfig, viewPage: () => void): void {
  window.gtag = createGtag(config);
  watchUserProperties(window.gtag);
  viewPage();
  void reportWebVitals(Math.random());
}

/**
 * Starts measuring where the reader allows it: at once where no consent is needed, else once it is
 * given. A browser that says it does not want to be tracked is not asked (behaviours §21).
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
    send(config, viewPage);
  }
  const choose = (choice: ConsentChoice) => {
    storeConsent(choice);
    if (choice === 'all' && !isSending) {
      isSending = true;
      send(config, viewPage);
    } else if (choice === 'essential' && isSending) {
      // What a third party's script has started, only a new page ends.
      window.location.reload();
    }
  };
  if (isAsking) {
    const { offerConsent } = await import('./ConsentBanner');
    offerConsent({ isOpen: consent === null, onChoose: choose });
  }
  return { viewPage };
}
