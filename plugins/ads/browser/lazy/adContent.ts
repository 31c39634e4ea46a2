import { IN_HOUSE_ADS } from '@component-docs/kit/shared/site/inHouseAds';
import type { InHouseAd } from '@component-docs/kit/shared/site/types';
import type { AdShape } from '../types';

/** Interval between checks for a third-party ad, in ms, and the maximum number of checks. */
const PROBE_INTERVAL_MS = 500;
const MAX_PROBES = 30;
/** The attempt from which a missing ad counts as blocked. It may still load later. */
const BLOCKED_FROM = 7;

/** The result of one check of the page. */
export interface Probe {
  isFound: boolean;
  /** The ad is the network's own placeholder: it has nothing to show. */
  isPlaceholder: boolean;
}

export interface Detection {
  attempts: number;
  isFound: boolean;
  isPlaceholder: boolean;
  isBlocked: boolean;
}

export const INITIAL_DETECTION: Detection = {
  attempts: 0,
  isFound: false,
  isPlaceholder: false,
  isBlocked: false,
};

/** Returns the detection after another check. A late ad resets `isBlocked`. */
export function detect({ attempts }: Detection, { isFound, isPlaceholder }: Probe): Detection {
  return {
    attempts: attempts + 1,
    isFound,
    isPlaceholder: isFound && isPlaceholder,
    isBlocked: !isFound && attempts + 1 >= BLOCKED_FROM,
  };
}

/** Returns the delay before the next check, in ms; null if there is none. */
export function nextProbeDelay({ attempts, isFound }: Detection): number | null {
  return isFound || attempts >= MAX_PROBES ? null : PROBE_INTERVAL_MS;
}

/** Matches the elements that ad networks add to a page. */
const AD_SELECTOR = '.ea-placement, #carbonads, .carbonads';

/** Checks for a third-party ad. `placeholder` begins the URLs of the network's own, if any. */
export function probePage(page: ParentNode, placeholder: string | undefined): Probe {
  const link = page.querySelector('#carbonads a')?.getAttribute('href');
  return {
    isFound: page.querySelector(AD_SELECTOR) !== null,
    isPlaceholder: placeholder !== undefined && link?.startsWith(placeholder) === true,
  };
}

/** Share of blocked slots that ask readers to allow ads. */
const WHITELIST_RATIO = 0.2;
/** Share of page loads whose ads are inline. */
const INLINE_RATIO = 0.2;

/** A random number from 0 to 1 for each choice, drawn once per slot. */
interface AdDraws {
  whitelist: number;
  inHouse: number;
  /** Whether the slot's display is counted. */
  display: number;
}

/** The content of a slot. */
export type AdContent =
  | { kind: 'nothing' | 'script' | 'whitelist' }
  | { kind: 'in-house'; ad: InHouseAd; reason: 'no network' | 'placeholder' | 'blocked' };

/** The conditions that decide a slot's content, besides its random draws. */
export interface AdConditions {
  /** True for bots, and on pages without ads. */
  isOff: boolean;
  hasScript: boolean;
  detection: Detection;
}

/** Picks an in-house ad by a random number from 0 to 1; all ads are equally likely. */
function pickInHouse(draw: number): InHouseAd | undefined {
  return IN_HOUSE_ADS[Math.min(Math.floor(draw * IN_HOUSE_ADS.length), IN_HOUSE_ADS.length - 1)];
}

/** Returns why the network shows no ad; undefined if it shows one. */
function reasonAgainst({ hasScript, detection }: AdConditions) {
  if (!hasScript) {
    return 'no network';
  }
  if (detection.isBlocked) {
    return 'blocked';
  }
  return detection.isPlaceholder ? 'placeholder' : undefined;
}

/**
 * Returns the content of a slot. Bots get nothing. Without a network, and in place of the network's
 * placeholder, the slot shows an in-house ad, if the site has any. If ads are blocked, it shows an
 * in-house ad or asks to allow ads. Otherwise, it shows the network's ad.
 */
export function adContent(conditions: AdConditions, draws: AdDraws): AdContent {
  if (conditions.isOff) {
    return { kind: 'nothing' };
  }
  const reason = reasonAgainst(conditions);
  if (reason === undefined) {
    return { kind: 'script' };
  }
  if (reason === 'blocked' && draws.whitelist < WHITELIST_RATIO) {
    return { kind: 'whitelist' };
  }
  const ad = pickInHouse(draws.inHouse);
  return ad ? { kind: 'in-house', ad, reason } : { kind: 'nothing' };
}

const IN_HOUSE_KINDS = {
  'no network': 'in-house',
  placeholder: 'in-house-carbon',
  blocked: 'in-house-adblock',
} as const;

/** Returns the label by which a slot's events are counted; null if it shows no ad. */
export function slotLabel(content: AdContent, shape: AdShape): string | null {
  switch (content.kind) {
    case 'script':
      return `carbon-body-top-${shape}`;
    case 'in-house':
      return `${IN_HOUSE_KINDS[content.reason]}-body-top-${shape}`;
    default:
      return null;
  }
}

/** Returns the shape of a page load's ads, by one random number from 0 to 1. */
export function adShape(draw: number): AdShape {
  return draw < INLINE_RATIO ? 'inline' : 'image';
}
