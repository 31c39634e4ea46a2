import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import type { Fetch } from '@component-docs/kit/browser/fetchInTime';
import { parseFeed } from './parseFeed';
import type { FeedAd } from './parseFeed';

/** How often a slot asks a feed without an ad. */
const MAX_FETCHES = 10;
/** The pause after the first answer without an ad, in ms; doubled with each one. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60_000;

/** Resolves after a while, or as soon as the signal is aborted. */
function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    signal.addEventListener('abort', end);
  });
}

/** Rejects when the answer is an error or isn't JSON: there is no point in asking again. */
async function readAd(response: Response): Promise<FeedAd | null> {
  if (!response.ok) {
    throw new Error(`The feed responded with status ${response.status}.`);
  }
  return parseFeed(await response.json());
}

/**
 * Requests an ad from a feed. A feed without an ad is asked again, up to ten times in all, after
 * growing pauses.
 *
 * @param signal ends requests and pauses
 * @param send sends the requests, in tests
 * @returns null if there is no ad in the end, when the network fails, or when the answer isn't a feed;
 *   never rejects
 */
export async function fetchFeedAd(
  address: string,
  signal: AbortSignal,
  send?: Fetch,
): Promise<FeedAd | null> {
  try {
    for (let fetches = 1, pause = FIRST_PAUSE_MS; !signal.aborted; fetches += 1) {
      const ad = await fetchInTime(address, readAd, { signal, credentials: 'omit', send });
      if (ad || fetches === MAX_FETCHES) {
        return signal.aborted ? null : ad;
      }
      await wait(pause, signal);
      pause = Math.min(2 * pause, LONGEST_PAUSE_MS);
    }
  } catch {
    // No ad.
  }
  return null;
}
