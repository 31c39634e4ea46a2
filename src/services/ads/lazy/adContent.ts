import type { AdShape } from '../types';
import type { Detection } from './detection';
import { IN_HOUSE_ADS } from './inHouseAds';
import type { InHouseAd } from './inHouseAds';

/** Below it, a draw for blocked ads asks for a place on the blocker's list (behaviours §20). */
const WHITELIST = 0.2;
/** Below it, the load's draw makes ads inline. */
const INLINE = 0.2;

/** One random number from 0 to 1 for each choice, drawn once for a slot. */
export interface AdDraws {
  whitelist: number;
  inHouse: number;
  /** Whether the slot's display is counted. */
  display: number;
}

/** What a slot shows. */
export type AdContent =
  | { kind: 'nothing' | 'script' | 'whitelist' }
  | { kind: 'in-house'; ad: InHouseAd; reason: 'no network' | 'placeholder' | 'blocked' };

/** What is known of a slot beside its draws. */
export interface AdCircumstances {
  /** For machines, and pages without ads. */
  isOff: boolean;
  hasScript: boolean;
  detection: Detection;
}

/** What a draw from 0 to 1 picks of the in-house ads, each as likely as the others. */
function pickInHouse(draw: number): InHouseAd {
  return IN_HOUSE_ADS[Math.floor(draw * IN_HOUSE_ADS.length)] ?? IN_HOUSE_ADS[0];
}

/** The content decision of behaviours §20. */
export function adContent(
  { isOff, hasScript, detection }: AdCircumstances,
  draws: AdDraws,
): AdContent {
  const inHouse = pickInHouse(draws.inHouse);
  if (isOff) {
    return { kind: 'nothing' };
  }
  if (!hasScript) {
    return { kind: 'in-house', ad: inHouse, reason: 'no network' };
  }
  if (detection.isBlocked) {
    return draws.whitelist < WHITELIST
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

/** The label that a slot is counted by; null when it shows no ad. */
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

/** The shape of a load's ads, by its one draw from 0 to 1. */
export function adShape(draw: number): AdShape {
  return draw < INLINE ? 'inline' : 'image';
}
