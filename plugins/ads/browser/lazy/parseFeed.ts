import { isWebAddress, parseUrl } from '@component-docs/kit/shared/address';
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

/**
 * Returns the first ad of a feed: the first entry of `ads` with a valid `statlink`. Returns null if there
 * is none, or if the value isn't a feed. Texts are never interpreted as markup.
 */
export function parseFeed(feed: unknown): FeedAd | null {
  const ads: unknown = isEntry(feed) ? feed.ads : null;
  const found = Array.isArray(ads) ? ads.filter(isEntry).map(adOf) : [];
  return found.find((ad) => ad !== null) ?? null;
}
