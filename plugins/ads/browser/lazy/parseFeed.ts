import { isWebAddress, parseUrl } from '@component-docs/kit/shared/address';
import { fetchInTime } from '@component-docs/kit/browser/fetchInTime';
import type { Fetch } from '@component-docs/kit/browser/fetchInTime';
import { FEED_AD_LABEL } from '../types';
import type { Ad } from '../types';

/** Maximum text length and number of tracking pixels accepted from a feed, which is third-party data. */
const MAX_TEXT = 300;
const MAX_PIXELS = 10;

/** An ad of the feed, with the URLs of the images that count it. */
export interface FeedAd extends Ad {
  impressions: string[];
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** Returns the web URL in a field, which may omit the protocol; undefined for anything else. */
function addressOf(value: unknown): string | undefined {
  const url = typeof value === 'string' ? parseUrl(value, 'https://feed.invalid') : null;
  return url && isWebAddress(url) && url.hostname !== 'feed.invalid' ? url.href : undefined;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? [...value].slice(0, MAX_TEXT).join('') : '';
}

function pixelsOf({ pixel, timestamp }: Entry): unknown[] {
  const time = typeof timestamp === 'string' || typeof timestamp === 'number' ? timestamp : '';
  return typeof pixel === 'string'
    ? pixel
        .split('||', MAX_PIXELS)
        .map((address) => address.trim().replaceAll('[timestamp]', () => encodeURIComponent(time)))
    : [];
}

function adOf(entry: Entry): FeedAd | null {
  const link = addressOf(entry.statlink);
  return link === undefined
    ? null
    : {
        link,
        img: addressOf(entry.image) ?? '',
        name: textOf(entry.company),
        description: textOf(entry.description),
        poweredby: 'Carbon',
        label: FEED_AD_LABEL,
        impressions: [entry.statimp, ...pixelsOf(entry)].flatMap(
          (address) => addressOf(address) ?? [],
        ),
      };
}

/** Returns the first ad of a feed with a valid `statlink`, or null. Texts are never markup. */
export function parseFeed(feed: unknown): FeedAd | null {
  const ads: unknown = isEntry(feed) ? feed.ads : null;
  const found = Array.isArray(ads) ? ads.filter(isEntry).map(adOf) : [];
  return found.find((ad) => ad !== null) ?? null;
}

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
