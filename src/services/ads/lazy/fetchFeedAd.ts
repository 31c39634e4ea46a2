import { parseFeed } from './parseFeed';
import type { FeedAd } from './parseFeed';

/** How many times a feed without an ad is asked in all (behaviours §20). */
export const MAX_FETCHES = 10;

/**
 * Asks a feed for an ad, again at once when it has none. Gives null when there is none in the end,
 * when the network fails, and when what comes is no JSON; never rejects. `signal` stops it.
 */
export async function fetchFeedAd(
  address: string,
  signal: AbortSignal,
  fetchFeed: typeof fetch = fetch,
): Promise<FeedAd | null> {
  try {
    for (let fetches = 0; fetches < MAX_FETCHES && !signal.aborted; fetches += 1) {
      const response = await fetchFeed(address, { signal, credentials: 'omit' });
      const ad = parseFeed(await response.json());
      if (ad) {
        return signal.aborted ? null : ad;
      }
    }
  } catch {
    // A network that fails, and a feed that is none, end with nothing.
  }
  return null;
}
