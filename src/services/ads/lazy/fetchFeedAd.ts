import { parseFeed } from './parseFeed';
import type { FeedAd } from './parseFeed';

/** Maximum number of requests to a feed without an ad. */
export const MAX_FETCHES = 10;

/**
 * Requests an ad from a feed, again without delay while it has none. Returns null if there is no ad in
 * the end, the network fails, or the response isn't JSON. Never rejects.
 *
 * @param signal Stops the requests.
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
    // The network failed, or the response isn't JSON: no ad.
  }
  return null;
}
