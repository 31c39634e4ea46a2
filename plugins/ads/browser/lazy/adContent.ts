import type { AdShape } from '../types';
import type { Detection } from './detection';
import { IN_HOUSE_ADS } from '@component-docs/kit/shared/site/inHouseAds';
import type { InHouseAd } from '@component-docs/kit/shared/site/types';

/** Share of blocked slots that ask readers to allow ads. */
const WHITELIST_RATIO = 0.2;
/** Share of page loads whose ads are inline. */
const INLINE_RATIO = 0.2;

/** A random number from 0 to 1 for each choice, drawn once per slot. */
export interface AdDraws {
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
