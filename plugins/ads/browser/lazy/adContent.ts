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

/**
 * Returns the content of a slot. Bots get nothing, and neither does anyone on a site without in-house ads. Without a network, and in place of the network's
 * placeholder, the slot shows an in-house ad. If ads are blocked, it shows an in-house ad or asks to
 * allow ads. Otherwise, it shows the network's ad.
 */
export function adContent(
  { isOff, hasScript, detection }: AdConditions,
  draws: AdDraws,
): AdContent {
  const inHouse = pickInHouse(draws.inHouse);
  if (isOff || !inHouse) {
    return { kind: 'nothing' };
  }
  if (!hasScript) {
    return { kind: 'in-house', ad: inHouse, reason: 'no network' };
  }
  if (detection.isBlocked) {
    return draws.whitelist < WHITELIST_RATIO
      ? { kind: 'whitelist' }
      : { kind: 'in-house', ad: inHouse, reason: 'blocked' };
  }
  return detection.isPlaceholder
    ? { kind: 'in-house', ad: inHouse, reason: 'placeholder' }
    : { kind: 'script' };
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
