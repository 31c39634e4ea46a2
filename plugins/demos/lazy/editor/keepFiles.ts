import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import { isSavingData } from '@component-docs/kit/browser/isSavingData';

/** URLs of the files that this page has kept or tried to. */
const done = new Set<string>();

/**
 * Has the worker keep what the frame of an edited demo has loaded, so that demos can be edited offline.
 * The frame's own requests don't reach the worker.
 */
export function keepFiles(urls: readonly string[]): void {
  if (!navigator.serviceWorker?.controller || isSavingData()) {
    return;
  }
  for (const url of urls.filter((each) => !done.has(each))) {
    done.add(url);
    // The worker keeps each asset that a page fetches.
    fetchInTime(url, (response) => response.arrayBuffer(), { priority: 'low' }).catch(() => {
      done.delete(url);
    });
  }
}
