import { FEED_TEXTS } from './feedTexts';
import type { FeedName } from './feedTexts';
import type { ExampleTexts } from './types';

/** Mocks the network: returns the feed's response to the nth request, counted from 1. */
export type FakeFeed = (attempt: number) => Promise<Response>;

const SLOW_MS = 3000;

const answer = (body: string, status = 200) => Promise.resolve(new Response(body, { status }));
const json = (body: unknown) => answer(JSON.stringify(body));

const ENTRY = { statlink: 'https://ads.example.org/7', company: 'Weaver & Sons' };
const AD = { ads: [{}, { ...ENTRY, description: 'Looms for everyone.' }] };
const EMPTY = { ads: [{}] };

const later = <Value>(value: Value) =>
  new Promise<Value>((resolve) => {
    setTimeout(() => resolve(value), SLOW_MS);
  });

const FEEDS: Readonly<Record<FeedName, FakeFeed | null>> = {
  'an ad': () => json(AD),
  'third time': (attempt) => json(attempt < 3 ? EMPTY : AD),
  slow: () => later(null).then(() => json(AD)),
  empty: () => json(EMPTY),
  down: () => answer('<h1>Service unavailable</h1>', 503),
  offline: () => Promise.reject(new TypeError('Failed to fetch')),
  malformed: () => answer('{"ads":[{"statlink":'),
  'markup in a field': () =>
    json({ ads: [{ ...ENTRY, description: '<img src=x onerror=alert(1)> Looms.' }] }),
  'numbers in place of text': () => json({ ads: [{ ...ENTRY, company: -1e308 }] }),
  'a link that is a script': () => json({ ads: [{ ...ENTRY, statlink: 'javascript:alert(1)' }] }),
  bot: null,
};

export interface FeedExample {
  name: FeedName;
  texts: ExampleTexts;
  /** Null if the feed is never requested. */
  feed: FakeFeed | null;
}

/** Examples of the ad under a demo, with valid and invalid feeds. */
export const FEED_EXAMPLES: readonly FeedExample[] = (Object.keys(FEEDS) as FeedName[]).map(
  (name) => ({ name, texts: FEED_TEXTS[name], feed: FEEDS[name] }),
);
