import { createAdSlot } from '../ads/lazy/adSlot';
import type { AdSlotState } from '../ads/lazy/adSlot';
import type { Probe } from '../ads/lazy/detection';
import { IN_HOUSE_ADS } from '../ads/lazy/inHouseAds';
import { parseFeed } from '../ads/lazy/parseFeed';
import type { FeedAd } from '../ads/lazy/parseFeed';
import { AD_SHAPES } from '../ads/types';
import type { AdShape } from '../ads/types';

interface Scenario {
  /** What each look at the page finds; the last one holds on. */
  probes?: readonly Probe[];
  whitelist?: number;
  inHouse?: number;
  isOff?: boolean;
  hasScript?: boolean;
}

const NOTHING: Probe = { isFound: false, isPlaceholder: false };

/** Runs a slot's machine to its end, all of its time at once, and gives where that is. */
function endOf(scenario: Scenario, shape: AdShape): AdSlotState {
  const { probes = [], whitelist = 0.5, inHouse = 0, isOff = false, hasScript = true } = scenario;
  const waiting: (() => void)[] = [];
  const draws = [whitelist, inHouse, 1];
  const looks = [...probes];
  const slot = createAdSlot({
    clock: { setTimeout: (callback) => waiting.push(callback), clearTimeout: () => undefined },
    random: () => draws.shift() ?? 0,
    probe: () => (looks.length > 1 ? looks.shift() : looks[0]) ?? NOTHING,
    isOff,
    hasScript,
    shape,
    displayRatio: 0,
    onChange: (next) => {
      state = next;
    },
    onDisplay: () => undefined,
  });
  let state = slot.initial;
  slot.start();
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    next();
  }
  return state;
}

const FOUND: Probe = { isFound: true, isPlaceholder: false };
const PLACEHOLDER: Probe = { isFound: true, isPlaceholder: true };

const SCENARIOS: Readonly<Record<string, Scenario>> = {
  off: { isOff: true },
  'network ad': { probes: [FOUND] },
  'late network ad': { probes: [...Array.from({ length: 9 }, () => NOTHING), FOUND] },
  placeholder: { probes: [PLACEHOLDER], inHouse: 0.2 },
  blocked: { inHouse: 0.4 },
  'blocked, asked to allow': { whitelist: 0 },
  ...Object.fromEntries(
    IN_HOUSE_ADS.map(({ name }, index) => [
      `in-house: ${name}`,
      { hasScript: false, inHouse: index / IN_HOUSE_ADS.length },
    ]),
  ),
};

export interface AdExample extends AdSlotState {
  name: string;
  shape: AdShape;
}

/** Every state that a slot can end in, in both shapes, as its machine comes to it. */
export const AD_EXAMPLES: readonly AdExample[] = Object.entries(SCENARIOS).flatMap(
  ([name, scenario]) =>
    AD_SHAPES.map((shape) => ({ name: `${name} (${shape})`, shape, ...endOf(scenario, shape) })),
);

const ENTRY = { statlink: 'https://ads.example.org/7', company: 'Weaver & Sons' };

/** What the ad under a demo makes of feeds, kind ones and others. */
export const FEED_EXAMPLES: readonly { name: string; ad: FeedAd | null }[] = [
  { name: 'no ad yet, or none at all', feed: { ads: [{}] } },
  { name: 'an ad', feed: { ads: [{}, { ...ENTRY, description: 'Looms for everyone.' }] } },
  {
    name: 'markup in a field',
    feed: { ads: [{ ...ENTRY, description: '<img src=x onerror=alert(1)> Looms.' }] },
  },
  { name: 'numbers in place of text', feed: { ads: [{ ...ENTRY, company: -1e308 }] } },
  {
    name: 'a link that is a script',
    feed: { ads: [{ ...ENTRY, statlink: 'javascript:alert(1)' }] },
  },
].map(({ name, feed }) => ({ name, ad: parseFeed(feed) }));
