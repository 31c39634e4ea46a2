import type { Ad } from '../types';

/** By which displays and presses of the ad are counted. */
export const FEED_AD_LABEL = 'carbon-demo-inline';

/** The longest text and the most pixels that are taken from a feed: it is somebody else's. */
const MAX_TEXT = 300;
const MAX_PIXELS = 10;

/** An ad of the feed: what is drawn, and the addresses that count it. */
export interface FeedAd extends Ad {
  impressions: string[];
}

type Entry = Readonly<Record<string, unknown>>;

const isEntry = (value: unknown): value is Entry => typeof value === 'object' && value !== null;

/** A web address of a feed, which may leave out the protocol; undefined for anything else. */
function addressOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value, 'https://feed.invalid')) {
    return undefined;
  }
  const { protocol, hostname, href } = new URL(value, 'https://feed.invalid');
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname !== 'feed.invalid' ? href : undefined;
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
 * The first ad of a feed: of `ads`, the entries with a `statlink` (behaviours §20). Gives null when
 * there is none, and for anything that is no feed. All text is text: what looks like markup in it
 * is never made markup.
 */
export function parseFeed(feed: unknown): FeedAd | null {
  const ads: unknown = isEntry(feed) ? feed.ads : null;
  const found = Array.isArray(ads) ? ads.filter(isEntry).map(adOf) : [];
  return found.find((ad) => ad !== null) ?? null;
}
