import { track } from '@component-docs/kit/browser/track';
import { failedFile } from '@component-docs/static-pages/browser/page-chunks/loadAgain';

/** Counts a crash of an ad under the label of its slot; null if it has none yet. */
export function countCrash(label: string | null): void {
  track('ad', { eventAction: 'crash', eventLabel: String(label) });
}

/**
 * Counts a crash of an ad whose code threw before the ad was rendered. A file that can't be loaded is no
 * crash: ad blockers stop it.
 *
 * @param error the error that the import of the code has rejected with
 * @param label as in `countCrash`
 */
export function countFailedStart(error: unknown, label: string | null): void {
  if (failedFile(error) === undefined) {
    countCrash(label);
  }
}
