import { track } from '@component-docs/kit/browser/track';
import { failedFile } from '@component-docs/static-pages/browser/page-chunks/loadAgain';

/** Counts a crash of an ad under the label of its slot; null if it has none yet. */
export function countCrash(label: string | null): void {
  track('ad', { eventAction: 'crash', eventLabel: String(label) });
}

/** Counts code that threw before the ad was rendered, unless an ad blocker stopped its file. */
export function countFailedStart(error: unknown, label: string | null): void {
  if (failedFile(error) === undefined) {
    countCrash(label);
  }
}
