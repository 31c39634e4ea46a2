import { fetchInTime } from '../../../lib/fetchInTime';
import type { Fetch } from '../../../lib/fetchInTime';
import { parseFeed } from './parseFeed';
import type { FeedAd } from './parseFeed';

/** How long the feed isn't asked again after an answer without an ad, in ms; doubled with each one. */
export const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 30 * 60_000;

interface Environment {
  /** The current time, in ms. */
  now: () => number;
  send?: Fetch;
}

/**
 * Creates the function that requests an ad from a feed, once for each demo. A feed that had none is left
 * in peace for a while. The function returns null if there is no ad, the network fails, or the response
 * isn't JSON; it never rejects. Its signal ends a request.
 */
export function createFeed({ now, send }: Environment) {
  let pause = FIRST_PAUSE_MS;
  let pausedUntil = 0;
  return async (address: string, signal: AbortSignal): Promise<FeedAd | null> => {
    if (now() < pausedUntil) {
      return null;
    }
    const read = async (response: Response) => parseFeed(await response.json());
    const ad = await fetchInTime(address, read, { signal, credentials: 'omit', send }).catch(
      () => null,
    );
    if (signal.aborted) {
      return null;
    }
    pausedUntil = ad ? 0 : now() + pause;
    pause = ad ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS);
    return ad;
  };
}

/** Requests an ad from the feed of this site. */
export const fetchFeedAd = createFeed({ now: () => Date.now() });
